/** Something the person at the keyboard can put right: shown as one line, without a stack trace. */
export class Fault extends Error {
  /**
   * @param {string} what what is wrong
   * @param {string} whatToDo what puts it right
   */
  constructor(what, whatToDo) {
    super(`${what} ${whatToDo}`)
    this.name = 'Fault'
  }
}
