import { expect, it } from 'vitest'
import { isWebAddress } from './web-address.ts'

it.each([
  'https://example.org',
  'http://example.org/a?b=c#d',
  'HTTPS://Example.org:8443/',
  'https://例え.jp/パス',
  'https://example.org/a%20b',
])('accepts %s', (text) => expect(isWebAddress(text)).toBe(true))

it.each([
  '',
  'example.org',
  '//example.org',
  '/icons',
  'https:example.org',
  'https:/example.org',
  'https://',
  ' https://example.org',
  'https://example.org/a b',
  'https://example.org\\@evil.example',
  'https://example.org\n',
  'ht\ttps://example.org',
  'https://ada@example.org',
  'https://ada:secret@example.org',
  'javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.org',
  'mailto:eve@example.org',
  'blob:https://example.org/1',
])('rejects %j', (text) => expect(isWebAddress(text)).toBe(false))
