declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  /** A query that takes the data of `COPY ... FROM STDIN` as a stream. */
  export function from(statement: string): Writable & Submittable
}
