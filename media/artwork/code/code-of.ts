import { accept, type Result } from '#domain/errors/catalogue.ts'
import { svgAddress } from '#media/artwork/data-uri.ts'
import { componentName } from './component-name.ts'
import { readDrawing } from './drawing.ts'
import { reactCode } from './react.ts'
import { svelteCode } from './svelte.ts'
import { vueCode } from './vue.ts'

const COMPONENTS = { react: reactCode, vue: vueCode, svelte: svelteCode } as const

export type ComponentForm = keyof typeof COMPONENTS

/**
 * The text to copy of a delivered drawing: its markup, its address, or a component. The credit that was embedded in
 * the drawing becomes a comment of the component.
 *
 * @param slug of the item; it names the component
 */
export function codeOf(form: ComponentForm | 'svg' | 'data-uri', svg: string, slug: string): Result<string> {
  if (form === 'svg') return accept(svg)
  if (form === 'data-uri') return accept(svgAddress(svg))
  const drawing = readDrawing(svg)
  return drawing.ok ? accept(COMPONENTS[form](drawing.value, componentName(slug))) : drawing
}
