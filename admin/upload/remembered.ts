import { createStore, delMany, set, values } from 'idb-keyval'
import type { Kind } from '#domain/assets/kinds.ts'
import { OPEN_UPLOAD_HOURS } from '#domain/uploads/limits.ts'
import type { PickedFile } from './read-dropped.ts'

/** An upload that this browser has begun, so that it continues after a reload or a closed laptop. */
export interface Remembered {
  readonly key: string
  /** The account that uploads. */
  readonly user: string
  readonly kind: Kind
  /** Absent in uploads of an older console. */
  readonly contributor?: number
  /** The request to contributors that it answers; absent for none. */
  readonly request?: number
  readonly name: string
  readonly bytes: number
  readonly modified: number
  /** Null where the browser has no handles: the user chooses the file again. */
  readonly handle: FileSystemFileHandle | null
  /** The id on the server, once it has answered. */
  readonly upload: string | null
  readonly begun: number
}

const LIFETIME_MS = OPEN_UPLOAD_HOURS * 60 * 60 * 1000

let opened: ReturnType<typeof createStore> | undefined

/** Opened at the first use: a browser may refuse storage, in private windows for one. */
function store(): ReturnType<typeof createStore> {
  opened ??= createStore('motif-uploads', 'uploads')
  return opened
}

/** Without storage an upload continues only as long as its tab is open. */
export async function remember(upload: Remembered): Promise<void> {
  await set(upload.key, upload, store()).catch(() => {})
}

export async function forget(keys: readonly string[]): Promise<void> {
  await delMany([...keys], store()).catch(() => {})
}

/** The unfinished uploads of an account; forgets those that the server has deleted by now. */
export async function recall(user: string): Promise<readonly Remembered[]> {
  const all = await values<Remembered>(store()).catch((): Remembered[] => [])
  const isOver = ({ begun }: Remembered) => begun < Date.now() - LIFETIME_MS
  await forget(all.filter(isOver).map(({ key }) => key))
  return all.filter((upload) => upload.user === user && !isOver(upload))
}

/** What files are uploaded as. */
export interface Purpose {
  readonly kind: Kind
  readonly contributor: number
  /** The request to contributors that they answer; absent for none. */
  readonly request?: number
}

/** Whether a chosen file is the one of an unfinished upload. */
export function isSameFile(
  { name, bytes, modified, kind, contributor }: Remembered,
  { file }: PickedFile,
  wanted: Purpose,
): boolean {
  const isSame = name === file.name && bytes === file.size && modified === file.lastModified
  return isSame && kind === wanted.kind && (contributor ?? wanted.contributor) === wanted.contributor
}

/** Chromium alone asks again for a file of an earlier visit. */
interface AskingHandle {
  queryPermission(): Promise<PermissionState>
  requestPermission(): Promise<PermissionState>
}

/**
 * Reads the file of a handle of an earlier visit; null without permission, and when it has changed or is gone.
 *
 * @param mayAsk in a click: the browser may then ask the user for permission
 */
export async function fileOfHandle(
  { handle, bytes, modified }: Remembered,
  mayAsk: boolean,
): Promise<File | null> {
  if (handle === null || !canAsk(handle)) return null
  try {
    const asked = mayAsk ? await handle.requestPermission() : await handle.queryPermission()
    if (asked !== 'granted') return null
    const file = await handle.getFile()
    return file.size === bytes && file.lastModified === modified ? file : null
  } catch {
    return null
  }
}

function canAsk(handle: FileSystemFileHandle): handle is FileSystemFileHandle & AskingHandle {
  return 'queryPermission' in handle && 'requestPermission' in handle
}
