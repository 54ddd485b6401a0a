/** The content of a file differs from what was written. */
export class DamagedFile extends Error {
  readonly path: string

  constructor(path: string, what: string) {
    super(`${path} is damaged: ${what}`)
    this.name = 'DamagedFile'
    this.path = path
  }
}
