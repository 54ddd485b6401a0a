/** An error that the user can fix: shown as one line, without a stack trace. */
export class Fault extends Error {
  /**
   * @param {string} what what is wrong
   * @param {string} whatToDo how to fix it
   */
  constructor(what, whatToDo) {
    super(`${what} ${whatToDo}`)
    this.name = 'Fault'
  }
}
