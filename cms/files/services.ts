import type { CardFacts } from '#cms/files/cards/find-card.ts'
import type { StoredFile } from '#cms/files/locate.ts'
import type { Picture } from '#cms/files/picture.ts'
import type { CardOf } from '#domain/assets/card-url.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import type { PageCardOf } from '#domain/landing/page-card.ts'
import type { ZipContents } from '#domain/zips/zip-contents.ts'
import type { ConvertOptions } from '#media/convert/convert.ts'
import type { Storage } from '#media/storage/storage.ts'

/** The dependencies of the files server. `server.ts` composes them; tests supply their own. */
export interface FilesServices {
  /** The location of a file; null when the library does not have it. */
  readonly locate: (sha256: string) => Promise<StoredFile | null>
  /** Whether a file is withheld from everyone because of its work's takedown. */
  readonly isWithheld: (sha256: string) => Promise<boolean>
  /** Whether a source file belongs to a work that is not withheld. */
  readonly isSource: (sha256: string) => Promise<boolean>
  readonly storage: Pick<Storage, 'get' | 'put'>
  /** The contents of a prepared ZIP; null once it has expired. */
  readonly findZip: (id: string) => Promise<ZipContents | null>
  /** The contents of an asset's card; null when none is published under the slug. */
  readonly findCard: (card: CardOf) => Promise<CardFacts | null>
  /** The same of a page or a post; null when visitors see none there. */
  readonly findPageCard: (card: PageCardOf) => Promise<CardFacts | null>
  /** Converts in a child process with limits on time and memory; refuses files that exceed them. */
  readonly convert: (bytes: Uint8Array, options: ConvertOptions) => Promise<Result<Uint8Array>>
  /** Renders in such a child process. */
  readonly render: (bytes: Uint8Array, picture: Picture) => Promise<Result<Uint8Array>>
  readonly signingSecret: string
  readonly now: () => Date
}
