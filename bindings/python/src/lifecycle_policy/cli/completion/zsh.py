"""The completion script of zsh."""

from __future__ import annotations

from collections.abc import Sequence

from .bash import quoted
from .shapes import CommandShape, OptionShape

__all__ = ["zsh_script"]

_HEAD = """\
#compdef lifecycle-policy
# Completes the options of lifecycle-policy and `python3 -m lifecycle_policy` in zsh: as a file
# _lifecycle-policy in a folder of fpath, or after compinit by
#   source <(lifecycle-policy completion zsh)

# Offers words. The first argument is `several` if the option takes several words with commas between
# them, `files` to offer files, too, and else `one`.
_lifecycle_policy_offer() {
  local several=$1
  shift
  if [[ $several == several ]]; then
    compset -P '*,'
    compadd -q -S '' -- "$@"
  else
    [[ $several == files ]] && _files
    compadd -- "$@"
  fi
}

"""
_TAIL = """\

_lifecycle_policy() {
  local curcontext=$curcontext state line
  local -A opt_args
  local -a commands options
  _lifecycle_policy_commands
  _arguments -C -s "${options[@]}" '1:command:->command' '*::argument:->argument'
  case $state in
    command) _describe -t commands command commands ;;
    argument)
      options=()
      _lifecycle_policy_options "$words[1]"
      (( $#options )) && _arguments -s "${options[@]}"
      ;;
  esac
}

_lifecycle_policy_module() {
  if (( CURRENT > 3 )) && [[ $words[2] == -m && $words[3] == lifecycle_policy ]]; then
    shift 2 words
    (( CURRENT -= 2 ))
    _lifecycle_policy
  elif (( $+functions[_python] )); then
    _python "$@"
  else
    _default "$@"
  fi
}

if [[ $funcstack[1] == _lifecycle-policy ]]; then
  _lifecycle_policy "$@"
else
  compdef _lifecycle_policy lifecycle-policy
  compdef _lifecycle_policy_module python3
fi
"""


def _escaped(text: str) -> str:
    """Escapes the characters that _arguments interprets in a description."""
    for mark in ("\\", ":", "[", "]"):
        text = text.replace(mark, f"\\{mark}")
    return text


def _action(option: OptionShape, name: str) -> str:
    """Returns the action that completes the value of an option."""
    takes = option.takes
    if takes is None:
        return ""
    names = takes.names()
    if not names:
        return f":{name}:_files" if takes.file else f":{name}: "
    several = "files" if takes.file else "several" if takes.several else "one"
    # _arguments splits the action at blanks. No name contains blanks or quotes.
    words = " ".join(word.replace(":", "\\:") for word in names)
    # Without the leading blank, _arguments would insert options of compadd after the first word.
    return f":{name}: _lifecycle_policy_offer {several} {words}"


def _spec(option: OptionShape, flag: str) -> str:
    value = _action(option, flag.lstrip("-"))
    again = "*" if option.repeated else ""
    joined = "=" if value and flag.startswith("--") else ""
    return quoted(f"{again}{flag}{joined}[{_escaped(option.text)}]{value}")


def _specs(command: CommandShape) -> list[str]:
    specs = [_spec(option, flag) for option in command.options for flag in option.flags]
    for number, argument in enumerate(command.arguments, 1):
        specs.append(quoted(f"{number}{_action(argument, 'argument') or ':argument: '}"))
    return specs


def zsh_script(commands: Sequence[CommandShape]) -> str:
    root, *others = commands
    lines = ["_lifecycle_policy_commands() {", "  commands=("]
    lines += [f"    {quoted(f'{one.name}:{one.text}')}" for one in others]
    lines += ["  )", "  options=("]
    lines += [f"    {spec}" for spec in _specs(root)]
    lines += ["  )", "}", "", "_lifecycle_policy_options() {", "  case $1 in"]
    for command in others:
        lines += [f"    {command.name}) options=("]
        lines += [f"      {spec}" for spec in _specs(command)]
        lines += ["    ) ;;"]
    return _HEAD + "\n".join([*lines, "  esac", "}", ""]) + _TAIL
