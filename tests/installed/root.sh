# SPDX-License-Identifier: GPL-3.0-or-later
# Fresh Debian systems in folders, for what is tried there as root. To be sourced; $here is where they are kept.

holds() { echo "$1"; }
fails() {
    echo "$1" >&2
    exit 1
}

# fresh_root RELEASE: $root_folder becomes a system that has nothing yet. What was bootstrapped is kept. The mirror is
# the one that this machine has.
fresh_root() {
    leave_root
    root_folder=$here/root-$1
    if [ ! -d "$here/fresh-$1" ]; then
        mirror=$(apt-get indextargets --format '$(SITE)' 'Origin: Debian' 'Component: main' | grep -v security | head -n 1)
        rm -rf "$here/making"
        debootstrap --variant=minbase "$1" "$here/making" "$mirror" >"$here/debootstrap-$1.log" ||
            fails "debootstrap failed; the full log is $here/debootstrap-$1.log"
        mv "$here/making" "$here/fresh-$1"
    fi
    leave_root
    rm -rf --one-file-system "$root_folder"
    cp -a "$here/fresh-$1" "$root_folder"
    # As every installed system has it: netbase, which others bring, would make it and leave it.
    echo "127.0.0.1 localhost" >"$root_folder/etc/hosts"
    # Nobody needs it after a loss of power, and dpkg waits for the disk at each file.
    echo force-unsafe-io >"$root_folder/etc/dpkg/dpkg.cfg.d/unsafe-io"
    mkdir -p "$root_folder/work"
    mkdir -m 700 "$root_folder/work/.runtime"
}

leave_root() {
    for folder in dev proc var/cache/apt/archives compiler-cache; do
        ! mountpoint -q "${root_folder:-/nowhere}/$folder" || umount -R "$root_folder/$folder"
    done
}
trap leave_root EXIT

# inside COMMAND...: runs a command line of a shell there, in a home that is no part of what packages leave.
inside() {
    mountpoint -q "$root_folder/proc" || mount -t proc proc "$root_folder/proc"
    mountpoint -q "$root_folder/dev" || mount --rbind --make-rslave /dev "$root_folder/dev"
    chroot "$root_folder" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \
        http_proxy="${http_proxy-}" HOME=/work XDG_RUNTIME_DIR=/work/.runtime LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen \
        sh -euc "cd /work && $1" </dev/null
}
