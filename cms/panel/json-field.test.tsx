import type { JSONFieldServerComponent } from 'payload'
import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonField } from './json-field.tsx'
import { collectionsWithLabels } from './texts/with-labels.ts'

const shownIn = (language: string, label: unknown) => {
  const props = { clientField: { label }, data: { box: [0, 0] }, field: { name: 'box' }, i18n: { language } }
  const Field = JsonField as (props: ComponentProps<JSONFieldServerComponent>) => ReactElement
  return renderToStaticMarkup(Field(props as unknown as ComponentProps<JSONFieldServerComponent>))
}

it('shows the label of its field in the language of the panel', () => {
  const [{ fields } = { fields: [] }] = collectionsWithLabels([
    { slug: 'revisions', fields: [{ name: 'box', type: 'json', label: 'Bounding box' }] },
  ])
  const [field] = fields
  const label = field !== undefined && 'label' in field ? field.label : undefined
  expect(shownIn('ja', label)).toContain('<h3 class="motif-field__label">バウンディングボックス</h3>')
  expect(shownIn('en', label)).toContain('aria-label="Bounding box"')
})

it('shows the name of a field without a label', () => {
  expect(shownIn('en', undefined)).toContain('<h3 class="motif-field__label">box</h3>')
})
