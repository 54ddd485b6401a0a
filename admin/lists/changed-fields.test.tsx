import polyglotI18nProvider from 'ra-i18n-polyglot'
import ra from 'ra-language-english'
import { I18nContext, mergeTranslations, type TranslationMessages } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import { ChangedFields } from './changed-fields.tsx'

const ENGLISH = polyglotI18nProvider(() => mergeTranslations(ra, en) as TranslationMessages, 'en')

test.each([
  [{ state: 'changes-requested' }, ['State: Changes requested']],
  [{ free: true, reason: null }, ['Free: Yes', 'Reason: –']],
  [{ unnamed: 7, range: { from: 1 } }, ['unnamed: 7', 'range: {"from":1}']],
])('the audit log writes %j with the words of the console', (values, lines) => {
  const markup = renderToStaticMarkup(
    <I18nContext.Provider value={ENGLISH}>
      <ChangedFields values={values} />
    </I18nContext.Provider>,
  )
  const read = [...markup.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, text = '']) =>
    text.replaceAll('&quot;', '"'),
  )
  expect(read).toEqual(lines)
})

test('no change is a dash', () => {
  expect(renderToStaticMarkup(<ChangedFields values={{}} />)).toBe('–')
})
