import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ERRORS } from '#domain/errors/catalogue.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'

type Tree = { readonly [key: string]: string | Tree }

describe.each(LOCALE_CODES)('messages in %s', (locale) => {
  const english = flatten(read('en'))
  const texts = flatten(read(locale))

  it('has exactly the texts that English has', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('has words for every error', () => {
    expect(Object.keys(ERRORS).filter((code) => !texts.has(`errors.${code}`))).toEqual([])
  })

  it('leaves no text empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('fills the same blanks as English', () => {
    const blanks = [...english].map(([key, text]) => [key, blanksOf(text)])
    expect([...english.keys()].map((key) => [key, blanksOf(texts.get(key) ?? '')])).toEqual(blanks)
  })
})

function read(locale: string): Tree {
  return JSON.parse(readFileSync(new URL(`./${locale}.json`, import.meta.url), 'utf8'))
}

function flatten(tree: Tree, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : [...flatten(value, `${path}${key}.`)],
    ),
  )
}

/** The arguments and tags of an ICU message: `{count, plural, …}` is `count`, `<b>` is `b`. */
function blanksOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{(\w+)\s*[,}]|<(\w+)>/g)].map(
    ([, argument, tag]) => argument ?? tag ?? '',
  )
  return [...new Set(names)].sort()
}
