import type { Feature } from '#domain/assets/features.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import type { ConvertOptions } from '#media/convert/convert.ts'
import type { CleanPicture } from './clean-picture.ts'
import type { CropOptions } from './crop-picture.ts'
import type { DescribedPicture } from './describe-picture.ts'
import type { FixedOriginal, FixOptions } from './fix-original.ts'
import type { Processed, ProcessOptions } from './processed.ts'
import type { PreviewOptions } from './render-preview.ts'

/** The tasks of a child, with the types of their input and output. */
export interface Work {
  readonly process: { readonly options: ProcessOptions; readonly answer: Processed }
  readonly describe: { readonly options: null; readonly answer: DescribedPicture }
  readonly crop: { readonly options: CropOptions; readonly answer: readonly Uint8Array[] }
  readonly clean: { readonly options: { readonly side: number }; readonly answer: CleanPicture }
  readonly features: { readonly options: null; readonly answer: readonly Feature[] }
  readonly fix: { readonly options: FixOptions; readonly answer: FixedOriginal }
  readonly convert: { readonly options: ConvertOptions; readonly answer: Uint8Array }
  readonly render: { readonly options: PreviewOptions; readonly answer: Uint8Array }
}

export type Verb = keyof Work

/** From parent to child. Replies have the order of the requests. */
export type Request = {
  [V in Verb]: { readonly verb: V; readonly bytes: Uint8Array; readonly options: Work[V]['options'] }
}[Verb]

/** From child to parent. A fault is an exception, as text only; refusals are results. */
export type Reply =
  | { readonly type: 'ready' }
  | { readonly type: 'result'; readonly result: Result<Work[Verb]['answer']> }
  | { readonly type: 'fault'; readonly message: string }
