import { expect, it } from 'vitest'
import { isSocialAddress, type SocialNetwork } from './social-networks.ts'

it.each<[SocialNetwork, string, boolean]>([
  ['github', 'https://github.com/ada', true],
  ['linkedin', 'https://de.linkedin.com/in/ada', true],
  ['x', 'https://twitter.com/ada', true],
  ['website', 'https://ada.example/work', true],
  ['github', 'http://github.com/ada', false],
  ['github', 'https://github.com.evil.example/ada', false],
  ['github', 'https://evilgithub.com/ada', false],
  ['github', 'https://github.com@evil.example/ada', false],
  ['github', 'https://github.com:8443/ada', false],
  ['website', 'javascript:alert(1)', false],
  ['website', 'https://localhost', false],
  ['website', 'ada.example', false],
])('decides whether an address of %s may be %s: %s', (network, address, allowed) => {
  expect(isSocialAddress(network, address)).toBe(allowed)
})
