import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { stateDiagram } from './diagram.ts'

it('is the diagram of the documentation', () => {
  const page = readFileSync(new URL('../../docs/submissions.md', import.meta.url), 'utf8')
  expect(page).toContain(`\`\`\`mermaid\n${stateDiagram()}\n\`\`\``)
})
