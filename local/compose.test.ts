import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from './paths.ts'
import { SECRET_NAMES } from './secrets.ts'

interface Service {
  readonly command?: string
  readonly working_dir?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly network_mode?: string
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
}

const compose: {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, null>>
} = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true })

const services = Object.entries(compose.services)
const ours = services.filter(([name]) =>
  ['storefront', 'cms', 'files', 'worker', 'search', 'pictures', 'migrate'].includes(name),
)

describe('docker-compose.yml', () => {
  test('runs every process, PostgreSQL and an S3 server', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      [
        'bucket',
        'cms',
        'files',
        'migrate',
        'pictures',
        'postgres',
        's3',
        'search',
        'storefront',
        'worker',
      ].sort(),
    )
  })

  test.each(services)('%s waits only for services that exist', (_, { depends_on, network_mode }) => {
    const named = [
      ...Object.keys(depends_on ?? {}),
      ...(network_mode ? [network_mode.replace('service:', '')] : []),
    ]
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(named))
  })

  test.each(services)('%s keeps its data in volumes that are declared', (_, { volumes = [] }) => {
    const named = volumes.map((volume) => volume.split(':')[0])
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named))
  })

  test.each(ours)('%s runs a program of this repository', (_, { command = '', working_dir = '/motif' }) => {
    const program = command.split(' ')[1] ?? ''
    expect(existsSync(join(ROOT, working_dir.replace('/motif', ''), program))).toBe(true)
  })

  test.each(ours)('%s is given every secret', (_, { environment = {} }) => {
    for (const name of SECRET_NAMES) expect(environment[name]).toMatch(required(name))
  })

  test('has no secret with a value to fall back on, and refuses to start without one', () => {
    const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')
    const uses = [...text.matchAll(/(?<!\$)\$\{(\w*(?:PASSWORD|SECRET|_KEY)\w*)([^}]*)\}/g)]
    const names = [...new Set(uses.map(([, name]) => name))]
    expect(names).toEqual(
      expect.arrayContaining(['POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY', ...SECRET_NAMES]),
    )
    // Without the keys of a payment gateway everything but buying works; other services are optional too.
    const needed = uses.filter(
      ([, name = '']) => !/^(?:STRIPE|RAZORPAY|PAYPAL|ANALYTICS|GROWTHBOOK)_/.test(name),
    )
    for (const [use, name = ''] of needed) expect(use).toMatch(required(name))
    const example = readFileSync(join(ROOT, '.env.example'), 'utf8')
    for (const name of names) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
  })

  test.each(['cms', 'search'])('%s receives the number of load balancers in front of it', (name) => {
    expect(compose.services[name]?.environment?.PROXIES_IN_FRONT).toBe(`\${PROXIES_IN_FRONT:-0}`)
  })

  test('only the storefront can be reached from outside', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['storefront'])
  })
})

/** Compose's syntax that stops with the variable's name when it is missing or empty. */
function required(name: string): RegExp {
  return new RegExp(`\\$\\{${name}:\\?[^}]+\\}`)
}
