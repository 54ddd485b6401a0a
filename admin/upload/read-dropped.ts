import { isSystemFile } from '#domain/uploads/file-names.ts'

/** A file to upload, with its handle where the browser has handles: it can be read again after a reload. */
export interface PickedFile {
  readonly file: File
  readonly handle: FileSystemFileHandle | null
}

/** The files of a drop or a folder, without those that systems add to folders. */
export interface Picked {
  readonly files: readonly PickedFile[]
  readonly skipped: number
}

/** Files that are added at once; of more, the rest has to be added again. */
const MAX_FILES = 5_000

/**
 * Reads dropped files and folders, with all folders inside them. Call it in the event itself: the browser empties the
 * list afterwards.
 */
export async function readDropped(items: DataTransferItemList): Promise<Picked> {
  const roots = [...items].filter(({ kind }) => kind === 'file').map(rootOf)
  const files: PickedFile[] = []
  let skipped = 0
  for (const root of roots)
    for await (const picked of await root) {
      if (picked === null) skipped += 1
      else if (files.length < MAX_FILES) files.push(picked)
    }
  return { files, skipped }
}

/** Files of an input; those of a folder have a path. */
export function readChosen(list: FileList | null): Picked {
  const all = [...(list ?? [])]
  const files = all.filter(({ name, webkitRelativePath }) => !isSystemFile(webkitRelativePath || name))
  const picked = files.slice(0, MAX_FILES).map((file) => ({ file, handle: null }))
  return { files: picked, skipped: all.length - files.length }
}

type Walk = AsyncIterable<PickedFile | null>

/** Chromium alone has handles of dropped files. */
interface HandleItem {
  getAsFileSystemHandle(): Promise<FileSystemFileHandle | FileSystemDirectoryHandle | null>
}

async function rootOf(item: DataTransferItem): Promise<Walk> {
  const entry = item.webkitGetAsEntry()
  const file = item.getAsFile()
  if (hasHandles(item)) {
    const handle = await item.getAsFileSystemHandle().catch(() => null)
    if (handle !== null) return walkHandle(handle)
  }
  return entry === null ? walkFile(file) : walkEntry(entry)
}

function hasHandles(item: object): item is HandleItem {
  return 'getAsFileSystemHandle' in item
}

async function* walkHandle(handle: FileSystemFileHandle | FileSystemDirectoryHandle): Walk {
  if (isSystemFile(handle.name)) yield null
  else if (isFileHandle(handle)) yield { file: await handle.getFile(), handle }
  else for await (const child of handle.values()) yield* walkHandle(child)
}

function isFileHandle(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file'
}

async function* walkEntry(entry: FileSystemEntry): Walk {
  if (isSystemFile(entry.name)) yield null
  else if (isFileEntry(entry))
    yield { file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)), handle: null }
  else if (isFolderEntry(entry)) {
    const reader = entry.createReader()
    // A reader answers some entries at a time, and an empty list at the end.
    for (;;) {
      const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      )
      if (batch.length === 0) return
      for (const child of batch) yield* walkEntry(child)
    }
  }
}

function isFileEntry(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolderEntry(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

async function* walkFile(file: File | null): Walk {
  if (file !== null) yield { file, handle: null }
}
