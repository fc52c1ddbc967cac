# complete.bash SCRIPT WORD...: what bash offers for the last word, a line each.
. /usr/share/bash-completion/bash_completion
. "$1"
shift
COMP_LINE=$* COMP_POINT=${#COMP_LINE} COMP_TYPE=9 COMP_KEY=9
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
"_$1"
printf '%s\n' "${COMPREPLY[@]}"
