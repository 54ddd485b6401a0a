import { describe, expect, it } from 'vitest'
import { signDownload } from '#cms/files/download-url.ts'
import { CREDIT, DRAFT, NOW, SECRET, SHA, SVG, startFilesServer } from '#cms/testing/files-server.ts'

describe('GET /files/{sha256}/{name}', () => {
  const granted = {
    sha256: SHA,
    fileName: 'ハート.svg',
    format: 'svg',
    width: null,
    colours: new Map<string, string>(),
    credit: CREDIT,
  } as const
  const RED = { ...granted, colours: new Map([['#000000', '#ff0000']]) }

  it('delivers the original under its name with its credit embedded', async () => {
    const { ask } = await startFilesServer()
    const answer = await ask(signDownload(granted, SECRET, NOW))
    expect(await answer.text()).toMatch(/<metadata>.*Heart by Åsa.*<path d="M0 0"\/><\/svg>$/)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': `attachment; filename="___.svg"; filename*=UTF-8''%E3%83%8F%E3%83%BC%E3%83%88.svg`,
      'cache-control': 'private, no-store',
    })
  })

  it('delivers a work without required attribution unchanged, even when it is a draft', async () => {
    const { ask } = await startFilesServer()
    const url = signDownload({ ...granted, sha256: DRAFT, credit: null }, SECRET, NOW)
    expect(await (await ask(url)).text()).toBe(SVG)
  })

  it('renders a PNG of the granted width', async () => {
    const { ask, rendered } = await startFilesServer()
    const png = { ...granted, fileName: 'heart-512.png', format: 'png', width: 512, credit: null } as const
    const answer = await ask(signDownload(png, SECRET, NOW))
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/png', 'picture 512'])
    expect(rendered).toEqual([`png 512 of ${SVG}`])
  })

  it('does not store a picture of an entered width', async () => {
    const { ask, stored } = await startFilesServer()
    const png = { ...granted, format: 'png', width: 513, credit: null } as const
    expect(await (await ask(signDownload(png, SECRET, NOW))).text()).toBe('picture 513')
    expect([...stored.keys()]).toEqual(['segments/1'])
  })

  it('converts once for each width and credit, and stores the file', async () => {
    const { ask, stored } = await startFilesServer()
    const webp = { ...granted, fileName: 'heart-64.webp', format: 'webp', width: 64 } as const
    const first = await ask(signDownload(webp, SECRET, NOW))
    expect([first.headers.get('content-type'), await first.text()]).toEqual([
      'image/webp',
      `webp 64 of ${SVG}`,
    ])
    const kept = () => [...stored.keys()].filter((key) => key.startsWith('conversions/'))
    expect(kept()).toEqual([expect.stringMatching(new RegExp(`/${SHA}/v1-w64-[0-9a-f]{16}\\.webp$`))])
    stored.set(kept()[0] ?? '', Buffer.from('stored'))
    expect(await (await ask(signDownload(webp, SECRET, NOW))).text()).toBe('stored')
    await ask(signDownload({ ...webp, credit: null }, SECRET, NOW))
    expect(kept()).toHaveLength(2)
  })

  it('converts in the granted colours without storing the file', async () => {
    const { ask, stored } = await startFilesServer()
    const webp = { ...RED, format: 'webp', width: 64 } as const
    expect(await (await ask(signDownload(webp, SECRET, NOW))).text()).toMatch(/^webp 64 of .*fill="#ff0000"/)
    expect([...stored.keys()]).toEqual(['segments/1'])
  })

  it('delivers the original in the granted colours with its credit embedded', async () => {
    const { ask } = await startFilesServer()
    expect(await (await ask(signDownload(RED, SECRET, NOW))).text()).toMatch(
      /fill="#ff0000".*<metadata>.*Heart by Åsa.*<path d="M0 0"\/><\/svg>$/,
    )
  })

  it('renders a PNG in the granted colours without storing it', async () => {
    const { ask, rendered, stored } = await startFilesServer()
    const png = { ...RED, format: 'png', width: 512, credit: null } as const
    expect(await (await ask(signDownload(png, SECRET, NOW))).text()).toBe('picture 512')
    expect(rendered).toEqual([expect.stringContaining('fill="#ff0000"')])
    expect([...stored.keys()]).toEqual(['segments/1'])
  })

  it('refuses a format or width that the file does not have', async () => {
    const { ask } = await startFilesServer()
    for (const impossible of [
      { ...granted, format: 'gif' },
      { ...granted, format: 'gif', width: 512 },
    ] as const) {
      const answer = await ask(signDownload(impossible, SECRET, NOW))
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { errors: [{ code: 'download-format-unavailable', number: 4002 }] },
      ])
    }
  })

  it('gives the same refusal for expired and forged addresses', async () => {
    const { ask } = await startFilesServer()
    const at = (seconds: number) => signDownload(granted, SECRET, new Date(NOW.getTime() + seconds * 1000))
    expect((await ask(at(-119))).status).toBe(200)
    const url = at(0)
    for (const bad of [
      at(-121),
      url.replace(SHA, DRAFT),
      url.replace('format=svg', 'format=png'),
      `${url}&colours=000000-ff0000`,
      `${url}&w=64`,
      url.replace(/signature=[^&]*/, 'signature='),
      url.replace(/&?signature=[^&]*/, ''),
      signDownload(granted, 'x'.repeat(32), NOW),
    ]) {
      const answer = await ask(bad)
      expect([answer.status, await answer.json()], bad).toEqual([
        403,
        { errors: [{ code: 'download-link-expired', number: 4003 }] },
      ])
    }
  })
})
