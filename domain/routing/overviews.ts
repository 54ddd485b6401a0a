import type { Kind } from '#domain/assets/kinds.ts'
import { refine } from '#domain/routing/refine.ts'
import { printView, type View } from '#domain/routing/view.ts'

/** Kinds whose listing at the bare address is also an overview of the kind (spec section 2). */
export const OVERVIEW_KINDS = [
  'icon',
  'illustration',
  '3d',
  'lottie',
  'animated-icon',
  'kit-illustration',
  'photo',
  'template',
] as const satisfies readonly Kind[]
export type OverviewKind = (typeof OVERVIEW_KINDS)[number]

/** The kind whose overview a listing is; null when it is filtered, sorted or paged. */
export function overviewKindOf(view: View): OverviewKind | null {
  const kind = OVERVIEW_KINDS.find((one) => one === view.kind)
  if (kind === undefined || view.page > 1) return null
  return printView(refine(view, {})) === printView({ kind }) ? kind : null
}

/** Whether a word of an address is a kind with an overview. */
export function isOverviewKind(text: string): text is OverviewKind {
  return OVERVIEW_KINDS.some((kind) => kind === text)
}
