import { describe, expect, it } from 'vitest'
import { LICENCE_CODES, LICENCES, type LicenceCode } from '#domain/assets/licences.ts'
import { checkLicences, type LicensedWork } from './compatibility.ts'
import { LICENCE_TERMS } from './terms.ts'

/** Works named by their place: `0 mit`, `1 motif-free`. */
function worksOf(...licences: LicenceCode[]): LicensedWork[] {
  return licences.map((licence, place) => ({ slug: `${place} ${licence}`, title: licence, licence }))
}

const check = (...licences: LicenceCode[]) => {
  const { attribution, resale, conflicts } = checkLicences(worksOf(...licences))
  const slugs = (works: readonly LicensedWork[]) => works.map(({ slug }) => slug)
  return {
    attribution: slugs(attribution),
    resale: resale.map(({ limit, works }) => [limit, ...slugs(works)]),
    conflicts: conflicts.map(({ reason, replace, beside }) => [reason, slugs(replace), slugs(beside)]),
  }
}

describe('the licences of a collection', () => {
  it('have nothing to say about an empty one, and about works in the public domain', () => {
    const none = { attribution: [], resale: [], conflicts: [] }
    expect(check()).toEqual(none)
    expect(check('cc0-1.0', 'unlicense', '0bsd')).toEqual(none)
  })

  it.each(LICENCE_CODES)('ask for attribution of %s as the licence does', (code) => {
    expect(check(code).attribution).toEqual(LICENCES[code].attribution ? [`0 ${code}`] : [])
  })

  it.each(LICENCE_CODES)(
    'limit the sale of %s as its terms do, and one work conflicts with nothing',
    (code) => {
      const { resale } = LICENCE_TERMS[code]
      const { resale: found, conflicts } = check(code, code)
      expect(found).toEqual(resale === 'freely' ? [] : [[resale, `0 ${code}`, `1 ${code}`]])
      expect(conflicts).toEqual([])
    },
  )

  it('list the strictest limits first', () => {
    expect(check('motif-extended', 'motif-free', 'motif-editorial', 'motif-standard').resale).toEqual([
      ['never', '2 motif-editorial'],
      ['in-finished-work', '1 motif-free', '3 motif-standard'],
      ['in-larger-work', '0 motif-extended'],
    ])
  })

  const editorial = 'motif-editorial'
  it.each<[string, LicenceCode[], unknown[]]>([
    ['an editorial work beside one', ['mit', editorial], [['editorial', ['1 motif-editorial'], ['0 mit']]]],
    [
      'editorial works, even when they are more',
      [editorial, editorial, 'mit'],
      [['editorial', ['0 motif-editorial', '1 motif-editorial'], ['2 mit']]],
    ],
    [
      'a font of the OFL beside works that may not be passed on',
      ['motif-free', 'ofl-1.1', 'motif-extended'],
      [['same-licence', ['1 ofl-1.1'], ['0 motif-free', '2 motif-extended']]],
    ],
    [
      'the other works where they are fewer',
      ['ofl-1.1', 'motif-standard', 'ofl-1.1'],
      [['same-licence', ['1 motif-standard'], ['0 ofl-1.1', '2 ofl-1.1']]],
    ],
    [
      'the font where both are as many',
      ['motif-standard', 'ofl-1.1'],
      [['same-licence', ['1 ofl-1.1'], ['0 motif-standard']]],
    ],
    [
      'one for each reason',
      ['ofl-1.1', editorial],
      [
        ['editorial', ['1 motif-editorial'], ['0 ofl-1.1']],
        ['same-licence', ['0 ofl-1.1'], ['1 motif-editorial']],
      ],
    ],
  ])('name as the ones to replace: %s', (_, licences, conflicts) => {
    expect(check(...licences).conflicts).toEqual(conflicts)
  })

  it('see no conflict of works that may be passed on with any other, and of the library’s commercial licences', () => {
    const free = LICENCE_CODES.filter((code) => LICENCE_TERMS[code].resale === 'freely')
    expect(check('ofl-1.1', ...free).conflicts).toEqual([])
    expect(check('motif-free', 'motif-standard', 'motif-extended', ...free).conflicts).toEqual([])
  })
})
