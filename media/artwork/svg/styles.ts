import { accept, type Result } from '#domain/errors/catalogue.ts'
import { sanitiseCss } from './style-sheet.ts'
import { isElement, type SvgElement, type SvgNode, textOf } from './tree.ts'

/**
 * Rewrites the style sheets and `style` attributes of a drawing (style-sheet.ts), or returns the first
 * refusal. Editors' own elements are skipped, as they are removed later.
 */
export function sanitiseStyles(element: SvgElement): Result<SvgElement> {
  if (element.namespace !== 'svg') return accept(element)
  const attributes = sanitiseAttribute(element)
  if (!attributes.ok) return attributes
  const children = element.name === 'style' ? sanitiseText(element) : sanitiseChildren(element)
  if (!children.ok) return children
  return accept({ ...element, attributes: attributes.value, children: children.value })
}

function sanitiseAttribute({ attributes }: SvgElement): Result<SvgElement['attributes']> {
  const style = attributes.get('style')
  if (style === undefined) return accept(attributes)
  const css = sanitiseCss(style, 'declarationList')
  if (!css.ok) return css
  const changed = new Map(attributes)
  if (css.value === '') changed.delete('style')
  else changed.set('style', css.value)
  return accept(changed)
}

function sanitiseText(style: SvgElement): Result<readonly SvgNode[]> {
  const css = sanitiseCss(textOf(style), 'stylesheet')
  if (!css.ok) return css
  return accept(css.value === '' ? [] : [{ type: 'text', value: css.value }])
}

function sanitiseChildren({ children }: SvgElement): Result<readonly SvgNode[]> {
  const safe: SvgNode[] = []
  for (const child of children) {
    if (!isElement(child)) {
      safe.push(child)
      continue
    }
    const element = sanitiseStyles(child)
    if (!element.ok) return element
    safe.push(element.value)
  }
  return accept(safe)
}
