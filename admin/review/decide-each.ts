import { RequestError } from '../providers/send-request.ts'

interface Piece {
  readonly id: number
  readonly title: string
}

export interface Outcome<T> extends Piece {
  readonly done: T | null
  /** Null when it is done. */
  readonly refusal: RequestError | null
}

/** Runs one command for each piece, one after the other; a refused one does not stop the others. */
export async function decideEach<P extends Piece, T>(
  pieces: readonly P[],
  decide: (piece: P) => Promise<T>,
): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = []
  for (const piece of pieces) {
    const { id, title } = piece
    try {
      outcomes.push({ id, title, done: await decide(piece), refusal: null })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      outcomes.push({ id, title, done: null, refusal: error })
    }
  }
  return outcomes
}
