# complete.zsh FOLDER LINE: what the line is when zsh has completed it, with the scripts of the folder.
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1=; stty -echo; fpath=(${(q)1} \$fpath); autoload -U compinit; compinit -u -D"
zpty -w shell 'tell() { zle complete-word; print -r "<$BUFFER>"; exit }; zle -N tell; bindkey "^X" tell; echo READY'
while zpty -r shell out; do [[ $out == *READY* ]] && break; done
zpty -w -n shell "$2"$'\x18'
while zpty -r shell out; do
    [[ $out == *'<'*'>'* ]] && print -r -- "${${out##*<}%%>*}" && break
done
zpty -d shell
