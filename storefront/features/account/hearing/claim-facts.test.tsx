import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HearingView } from '#domain/contract/takedown.ts'
import messages from '#storefront/messages/en.json' with { type: 'json' }
import { ClaimFacts } from './claim-facts.tsx'

const HEARING: HearingView = {
  command: 'takedown.answer',
  contributor: 'Grace',
  claimant: 'Rosa Holder',
  company: 'Holder Ltd',
  claim: 'A copy of <b>my</b> drawing',
  original: 'A drawing of 2019',
  links: ['https://holder.example/heart'],
  decision: null,
  until: '2026-12-02T12:00:00Z',
  works: [
    { id: 1, title: 'Heart', picture: '/previews/aa?signature=s' },
    { id: 2, title: 'Star', picture: null },
  ],
}

test('shows the claim as text, its works, and links that do not tell where the reader comes from', () => {
  const markup = markupOf(HEARING)
  expect(markup).toContain('A copy of &lt;b&gt;my&lt;/b&gt; drawing')
  expect(markup).toContain('Rosa Holder · Holder Ltd')
  expect(markup.match(/<img/g)).toHaveLength(1)
  expect(markup).toMatch(/href="https:\/\/holder\.example\/heart"[^>]*rel="noopener noreferrer nofollow"/)
})

test('shows the reasons of a decision where there is one', () => {
  const heading = messages.account.answering.decision
  expect(markupOf(HEARING)).not.toContain(heading)
  expect(markupOf({ ...HEARING, decision: 'The original is older' })).toContain('The original is older')
})

function markupOf(hearing: HearingView): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ClaimFacts hearing={hearing} />
    </NextIntlClientProvider>,
  )
}
