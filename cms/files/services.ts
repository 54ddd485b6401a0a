import type { CardFacts } from '#cms/files/cards/find-card.ts'
import type { StoredFile } from '#cms/files/locate.ts'
import type { Picture } from '#cms/files/picture.ts'
import type { CardOf } from '#domain/assets/card-url.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import type { ZipContents } from '#domain/personal-collections/zip-contents.ts'
import type { Storage } from '#media/storage/storage.ts'

/** What the files server stands on; `server.ts` puts it together, tests bring their own. */
export interface FilesServices {
  /** Where the bytes of a SHA-256 lie; null when the library has no such file. */
  readonly locate: (sha256: string) => Promise<StoredFile | null>
  readonly storage: Pick<Storage, 'get' | 'put'>
  /** What a prepared ZIP is made from; null once it has ended. */
  readonly findZip: (id: string) => Promise<ZipContents | null>
  /** What is on the card of an asset; null when none is published at the address. */
  readonly findCard: (card: CardOf) => Promise<CardFacts | null>
  /** Renders in a child process with limits of time and memory; what breaks those limits is refused. */
  readonly render: (bytes: Uint8Array, picture: Picture) => Promise<Result<Uint8Array>>
  readonly signingSecret: string
  readonly now: () => Date
}
