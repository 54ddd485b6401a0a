import type { PayloadRequest } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AccountFacts } from './account-facts.tsx'

const EDITOR = { id: 'u', roles: ['editor', 'senior-reviewer'] } as unknown as PayloadRequest['user']

const factsIn = (language: string) => renderToStaticMarkup(<AccountFacts language={language} user={EDITOR} />)

it('names the roles of a person in the language of the panel', () => {
  expect(factsIn('en')).toContain('<dt>Roles</dt><dd>Editor</dd><dd>Senior reviewer</dd>')
  expect(factsIn('ja')).toContain('<dt>役割</dt><dd>編集者</dd><dd>上級審査担当</dd>')
})

it('leads to the profile on the site, in the same language', () => {
  expect(factsIn('de')).toContain('href="/de/dashboard/profile"')
  expect(factsIn('ja')).toContain('href="/jp/dashboard/profile"')
})
