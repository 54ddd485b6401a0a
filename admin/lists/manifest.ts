import type { ComponentType, LazyExoticComponent } from 'react'
import type { ConsoleField, ConsoleResource } from '#domain/contract/console/resources.ts'

/** A resource of the console: one short file each, under `resources/<name>/`. */
export interface ResourceManifest<R extends ConsoleResource = ConsoleResource> {
  readonly name: R
  readonly icon: ComponentType
  /** The columns of its list; the first leads to the row. */
  readonly columns: readonly ConsoleField<R>[]
  /** The filters beside the words, in the order in which they are offered. */
  readonly filters: readonly ConsoleField<R>[]
  /** The filter of its list before the user chooses another one. */
  readonly preset?: Readonly<Record<string, unknown>>
  /** Stands for a row in titles. */
  readonly represent: ConsoleField<R>
  /** What its list offers beside filters and CSV. */
  readonly toolbar?: LazyExoticComponent<ComponentType>
  /** What each row of its list offers; it decides by the row whether it shows anything. */
  readonly rowActions?: LazyExoticComponent<ComponentType>
  /** A page of its own for one row; without it every field is shown. */
  readonly show?: LazyExoticComponent<ComponentType>
}
