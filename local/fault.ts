/**
 * An error that the user can fix. The terminal shows it as one line without a stack trace: what is wrong, then what
 * to do. Any other thrown error is a bug and keeps its stack.
 */
export class Fault extends Error {
  override readonly name = 'Fault'

  constructor(what: string, whatToDo: string) {
    super(`${what} ${whatToDo}`.trimEnd())
  }
}
