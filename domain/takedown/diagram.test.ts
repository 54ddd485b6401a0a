import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { takedownDiagram } from './diagram.ts'

it('is the diagram of the documentation', () => {
  const page = readFileSync(new URL('../../docs/takedowns.md', import.meta.url), 'utf8')
  expect(page).toContain(`\`\`\`mermaid\n${takedownDiagram()}\n\`\`\``)
})
