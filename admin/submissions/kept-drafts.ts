import { createKeeper, type KeeperHost, leftBehind } from '../commands/kept-values.ts'
import type { UnsavedDraft } from './draft-saver.ts'

interface Place {
  /** The account: another user of the browser is not shown its drafts. */
  readonly user: string
  readonly submission: number
}

/** Keeps what one form has not saved. */
export function createDraftKeeper(host: KeeperHost, place: Place) {
  return createKeeper<UnsavedDraft>(host, prefixOf(place))
}

/** Takes the newest draft that a closed tab has left behind; null for none. It is then kept by its caller. */
export async function recallDraft(host: KeeperHost, place: Place): Promise<UnsavedDraft | null> {
  const left = (await leftBehind(host, prefixOf(place)))
    .map(({ value, take }) => ({ unsaved: read(value), take }))
    .toSorted((one, other) => (other.unsaved?.version ?? 0) - (one.unsaved?.version ?? 0))
  const [newest] = left
  newest?.take()
  return newest?.unsaved ?? null
}

function prefixOf({ user, submission }: Place): string {
  return `motif-draft:${user}:${submission}:`
}

/** Null for what another version of the console has written. */
function read(value: unknown): UnsavedDraft | null {
  const { draft, base, version } = (value ?? {}) as Partial<UnsavedDraft>
  return draft && base && typeof version === 'number' ? { draft, base, version } : null
}
