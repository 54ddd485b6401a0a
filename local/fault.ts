/**
 * Something the person at the keyboard can put right. It reaches the terminal as one line, without a stack trace:
 * what is wrong, then what to do. Anything else that is thrown is a bug and keeps its stack.
 */
export class Fault extends Error {
  override readonly name = 'Fault'

  constructor(what: string, whatToDo: string) {
    super(`${what} ${whatToDo}`.trimEnd())
  }
}
