import { COPY_FORM_CODES, type CopyForm, copyFormsOf } from '#domain/assets/copy-forms.ts'
import { FORMAT_CODES, type Format } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'

/** An action on an item's card: `download:png`, `copy:react`. */
export type QuickAction = `download:${Format}` | `copy:${CopyForm}`

interface QuickItem {
  readonly kind: Kind
  readonly originalFormat: Format
  readonly sourceUrl: string | null
  readonly choices: readonly { readonly format: Format }[]
}

/** The formats that a card offers besides the original; the page of the item has all of them. */
const QUICK_FORMATS: readonly Format[] = ['png']

/** The actions of a free item: the original first. */
export function quickActionsOf(item: QuickItem): readonly QuickAction[] {
  const formats = item.choices
    .map(({ format }) => format)
    .filter((format) => format === item.originalFormat || QUICK_FORMATS.includes(format))
  return [
    ...formats.map((format): QuickAction => `download:${format}`),
    ...copyFormsOf(item).map((form): QuickAction => `copy:${form}`),
  ]
}

/** The action of one click: the one that the visitor chose last if the item has it, else the original's download. */
export function quickActionFor(item: QuickItem, last: QuickAction | null): QuickAction {
  if (last !== null && quickActionsOf(item).includes(last)) return last
  return `download:${item.originalFormat}`
}

/** A stored action; null for any other text. */
export function readQuickAction(text: string): QuickAction | null {
  const known = [
    ...FORMAT_CODES.map((format): QuickAction => `download:${format}`),
    ...COPY_FORM_CODES.map((form): QuickAction => `copy:${form}`),
  ]
  return known.find((action) => action === text) ?? null
}

type ReadAction =
  | { readonly verb: 'download'; readonly format: Format }
  | { readonly verb: 'copy'; readonly form: CopyForm }

/** The parts of an action. */
export function partsOf(action: QuickAction): ReadAction {
  const [, object = ''] = action.split(':')
  const form = COPY_FORM_CODES.find((one) => one === object)
  if (action.startsWith('copy:') && form !== undefined) return { verb: 'copy', form }
  const format = FORMAT_CODES.find((one) => one === object)
  if (format === undefined) throw new TypeError(`not an action: ${action}`)
  return { verb: 'download', format }
}
