import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from './paths.ts'
import { paymentSandbox } from './payment-sandbox.ts'

interface Service {
  readonly command?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, null>>
}
const read = (name: string): Compose => parse(readFileSync(join(ROOT, name), 'utf8'), { merge: true })
const { services, volumes } = read('docker-compose.sandbox.yml')
const base = read('docker-compose.yml')
const { payments } = services

test('the sandbox is in a separate compose file, so that it is never started beside real gateways by mistake', () => {
  expect(Object.keys(base.services)).not.toContain('payments')
  expect(Object.keys(services).filter((name) => name !== 'payments')).toEqual(['storefront', 'cms', 'worker'])
  for (const name of ['storefront', 'cms', 'worker']) expect(Object.keys(base.services)).toContain(name)
})

test('the sandbox and the CMS get every variable that npm start gives them', () => {
  const given = Object.keys(paymentSandbox('secret', {}))
  const ofCms = { ...base.services.cms?.environment, ...services.cms?.environment }
  for (const name of given.filter((one) => !/_WEBHOOK_URL$|^PAYMENTS_DIR$/.test(one)))
    expect(Object.keys(ofCms), name).toContain(name)
  for (const name of given.filter((one) => !/_API_BASE$|_CHECKOUT_URL$/.test(one)))
    expect(Object.keys(payments?.environment ?? {}), name).toContain(name)
})

test('keys have no value to fall back on, and pages are reached from this machine alone', () => {
  for (const [name, value] of Object.entries(payments?.environment ?? {}))
    if (/SECRET|_KEY|_ID$/.test(name)) expect(value, name).toMatch(new RegExp(`^\\$\\{${name}:\\?`))
  expect(payments?.ports).toEqual(['127.0.0.1:3005:3005'])
})

test('the sandbox runs a program of this repository and keeps its data in a declared volume', () => {
  expect(existsSync(join(ROOT, payments?.command?.split(' ')[1] ?? ''))).toBe(true)
  const [folder] = (payments?.volumes ?? []).map((volume) => volume.split(':'))
  expect(Object.keys(volumes)).toContain(folder?.[0])
  expect(payments?.environment?.PAYMENTS_DIR).toBe(folder?.[1])
  expect(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).toContain(folder?.[1])
})
