import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RULE_EXAMPLES } from '#domain/lint/examples.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const TEXTS = fileURLToPath(new URL('../../admin/messages/en.json', import.meta.url))
const SVG = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-assets-'))
  const files = {
    'bells/good-bell.svg': RULE_EXAMPLES.L404.good.svg,
    'bells/empty-group.svg': RULE_EXAMPLES.L404.bad.svg,
    'bells/off-grid.svg': RULE_EXAMPLES.L410.bad.svg,
    'thin/thin-house.svg': RULE_EXAMPLES.L407.bad.svg,
    'hostile.svg': `<svg ${SVG}><script>alert(1)</script><path d="M4 4h9v9"/></svg>`,
    'tsconfig.json': '{"compilerOptions":{}}',
    'notes.txt': 'no asset',
    'node_modules/icon/dot.svg': `<svg ${SVG}><path d="M4 4h9v9"/></svg>`,
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text ?? '')
  }
  await symlink(join(folder, 'bells'), join(folder, 'linked'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

function command(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, TEXTS, folder, ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
}

describe('lint-assets', () => {
  test('prints the findings of each file as text without colours into a pipe, and ends with 1 for an error', async () => {
    const { code, stdout } = await command('.')
    expect(code).toBe(1)
    expect(stdout).toBe(
      [
        'bells/empty-group.svg (icon)',
        '  L404  hint     Empty groups: 1  at g[1]',
        '',
        'bells/off-grid.svg (icon)',
        '  L410  hint     Coordinates just beside the grid: 4  at path[1]',
        '',
        'hostile.svg (illustration)',
        '  L602  error    The file was refused. The file contains a script. Remove it and try again.',
        '',
        'thin/thin-house.svg (icon)',
        '  L407  warning  The thinnest stroke is 0.4 px wide at 24 px; at least 0.75 px stay visible.',
        '',
        '5 files: 1 errors, 1 warnings, 2 hints',
        '',
      ].join('\n'),
    )
  })

  test('prints JSON with values and places, and ends with 0 without errors', async () => {
    const { code, stdout } = await command('bells', '--json')
    const report = JSON.parse(stdout)
    expect(code).toBe(0)
    expect(report.counts).toEqual({ error: 0, warning: 0, hint: 2 })
    expect(report.files.map(({ file }: { file: string }) => file)).toEqual([
      'empty-group.svg',
      'good-bell.svg',
      'off-grid.svg',
    ])
    expect(report.files[0].findings).toEqual([
      {
        rule: 'L404',
        severity: 'hint',
        text: 'Empty groups: 1',
        values: { count: 1 },
        places: [{ path: 'g[1]', element: 1, region: null }],
      },
    ])
  })

  test('writes fixed copies into another folder, which has no findings, and leaves the originals', async () => {
    const before = await readFile(join(folder, 'bells/empty-group.svg'), 'utf8')
    const fixed = await command('bells', '--fix', '--out', 'bells/fixed')
    expect([fixed.code, fixed.stdout]).toEqual([0, expect.stringContaining('fixed   empty-group.svg  L404')])
    expect(await readFile(join(folder, 'bells/empty-group.svg'), 'utf8')).toBe(before)
    expect((await command('bells/fixed')).stdout).toBe('2 files: 0 errors, 0 warnings, 0 hints\n')
    // The folder of copies is no part of the next run.
    expect((await command('bells', '--fix', '--out', 'bells/fixed')).stdout).toContain('3 files')
  })

  test.each([
    [[], 'Name the folder to check.'],
    [['missing'], 'There is no folder'],
    [['bells', 'thin'], 'Name one folder, not 2.'],
    [['bells', '--fix'], '--fix and --out belong together'],
    [['bells', '--fix', '--out', 'bells'], '--out must be another folder'],
    [['bells', '--kind', 'sticker'], 'There is no kind "sticker"'],
    [['bells', '--fast'], "Unknown option '--fast'"],
  ])('ends with 2 for %j', async (args, message) => {
    const { code, stdout, stderr } = await command(...args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(message)
  })

  test('treats every file as the kind that is named', async () => {
    const { stdout } = await command('thin', '--kind', 'photo')
    expect(stdout).toContain('thin-house.svg (photo)')
    expect(stdout).toContain('L602')
  })
})
