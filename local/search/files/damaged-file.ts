/** A file does not hold what was written into it. */
export class DamagedFile extends Error {
  readonly path: string

  constructor(path: string, what: string) {
    super(`${path} is damaged: ${what}`)
    this.name = 'DamagedFile'
    this.path = path
  }
}
