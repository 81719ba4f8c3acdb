"""The completion script of bash."""

from __future__ import annotations

from collections.abc import Sequence

from .shapes import CommandShape, OptionShape

__all__ = ["bash_script"]

_HEAD = """\
# Completes the options of lifecycle-policy and `python3 -m lifecycle_policy` in bash:
#   source <(lifecycle-policy completion bash)

# Bash splits words at ':' and '='. Puts the whole words into `words`, and into `cut` the part of the
# last word that bash does not replace.
_lifecycle_policy_words() {
  local line=$COMP_LINE index piece
  words=()
  for ((index = 0; index <= COMP_CWORD; index++)); do
    piece=${COMP_WORDS[index]}
    if ((index == 0)) || [[ $line == [[:space:]]* ]]; then
      words+=("$piece")
    else
      words[${#words[@]} - 1]+=$piece
    fi
    line=${line#"${line%%[![:space:]]*}"}
    line=${line#"$piece"}
  done
  piece=${COMP_WORDS[COMP_CWORD]}
  if [[ $piece == : || $piece == = ]]; then piece=; fi
  cut=${words[${#words[@]} - 1]}
  cut=${cut%"$piece"}
}

# Offers the words that begin with the typed text. Puts `before` in front of each word.
_lifecycle_policy_offer() {
  local before=$1 typed=$2 word
  shift 2
  for word in "$@"; do
    if [[ $word == "$typed"* ]]; then
      word=$before$word
      COMPREPLY+=("${word#"$cut"}")
    fi
  done
}

_lifecycle_policy_files() {
  local file
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$1")
}

"""
_TAIL = """\

# Completes the words from a place on. The first argument is this place: 1 after lifecycle-policy, 3
# after `python3 -m lifecycle_policy`.
_lifecycle_policy_from() {
  local start=$1 words cut command= index=0 last typed option= before= several= file= values=()
  COMPREPLY=()
  _lifecycle_policy_words
  last=$((${#words[@]} - 1))
  typed=${words[last]}
  for ((index = start; index < last; index++)); do
    if [[ ${words[index]} != -* ]]; then
      command=${words[index]}
      break
    fi
  done
  if [[ -z $command ]]; then
    _lifecycle_policy_options ""
    _lifecycle_policy_offer "" "$typed" "${commands[@]}" "${options[@]}"
    return
  fi
  _lifecycle_policy_options "$command"
  if [[ $typed == --*=* ]]; then
    option=${typed%%=*}
    before=$option=
    typed=${typed#*=}
  elif ((last - 1 > index)) && [[ ${words[last - 1]} == -* ]]; then
    option=${words[last - 1]}
  fi
  if [[ -n $option ]] && _lifecycle_policy_values "$command" "$option"; then
    if [[ -n $file ]]; then
      typed=${typed//\\\\/}
      _lifecycle_policy_files "${typed/#\\~/$HOME}"
      return
    fi
    if [[ -n $several && $typed == *,* ]]; then
      before=$before${typed%,*},
      typed=${typed##*,}
    fi
    _lifecycle_policy_offer "$before" "$typed" "${values[@]}"
    return
  fi
  if [[ $typed != -* ]] && _lifecycle_policy_values "$command" ""; then
    if [[ -n $file ]]; then
      typed=${typed//\\\\/}
      _lifecycle_policy_files "${typed/#\\~/$HOME}"
    fi
    _lifecycle_policy_offer "" "$typed" "${values[@]}"
  fi
  _lifecycle_policy_offer "" "$typed" "${options[@]}"
}

_lifecycle_policy() {
  _lifecycle_policy_from 1
}

# The function that completed python3 before this script. That function still completes
# everything but the arguments of `python3 -m lifecycle_policy`.
_lifecycle_policy_other=
if [[ -z $(complete -p python3 2>/dev/null) ]]; then
  if declare -F _comp_load >/dev/null; then
    _comp_load python3
  elif declare -F _completion_loader >/dev/null; then
    _completion_loader python3
  fi
fi
if [[ $(complete -p python3 2>/dev/null) =~ \\ -F\\ ([^\\ ]+) ]] &&
  [[ ${BASH_REMATCH[1]} != _lifecycle_policy* ]]; then
  _lifecycle_policy_other=${BASH_REMATCH[1]}
fi

_lifecycle_policy_module() {
  local module="${COMP_WORDS[1]} ${COMP_WORDS[2]}"
  if ((COMP_CWORD > 2)) && [[ $module == "-m lifecycle_policy" ]]; then
    _lifecycle_policy_from 3
  elif [[ -n $_lifecycle_policy_other ]]; then
    "$_lifecycle_policy_other" "$@"
  fi
}

complete -F _lifecycle_policy lifecycle-policy
complete -o bashdefault -o default -F _lifecycle_policy_module python3
"""


def quoted(word: str) -> str:
    """Quotes a word for a shell."""
    return "'" + word.replace("'", "'\\''") + "'"


def _listed(words: Sequence[str]) -> str:
    return " ".join(quoted(word) for word in words)


def _sets(option: OptionShape) -> str:
    """Returns the shell code that sets the variables for the value of an option."""
    takes = option.takes
    if takes is None:
        return "return 1"
    parts = [f"values=({_listed(takes.names())})"]
    parts += ["file=1"] if takes.file else []
    parts += ["several=1"] if takes.several else []
    return "; ".join(parts)


def _options(commands: Sequence[CommandShape]) -> list[str]:
    names = [command.name for command in commands if command.name]
    lines = ["_lifecycle_policy_options() {", f"  commands=({_listed(names)})", "  case $1 in"]
    for command in commands:
        flags = [flag for option in command.options for flag in option.flags]
        lines.append(f"    {quoted(command.name)}) options=({_listed(flags)}) ;;")
    return [*lines, "    *) options=() ;;", "  esac", "}", ""]


def _values(commands: Sequence[CommandShape]) -> list[str]:
    """Returns the code for the values of options. Options with equal values share one branch."""
    places: dict[str, list[str]] = {}
    for command in commands:
        for option in (*command.options, *command.arguments):
            for flag in option.flags or ("",):
                places.setdefault(_sets(option), []).append(quoted(f"{command.name} {flag}"))
    lines = ["_lifecycle_policy_values() {", '  case "$1 $2" in']
    for sets, patterns in places.items():
        if sets != "return 1":
            lines.append(f"    {' | '.join(patterns)}) {sets} ;;")
    return [*lines, "    *) return 1 ;;", "  esac", "}"]


def bash_script(commands: Sequence[CommandShape]) -> str:
    return _HEAD + "\n".join([*_options(commands), *_values(commands), ""]) + _TAIL
