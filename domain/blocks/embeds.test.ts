import { describe, expect, it } from 'vitest'
import { EMBED_ORIGINS, embeddedAt, frameOf } from './embeds.ts'

describe('embeddedAt', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    ],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    ['https://codepen.io/ada/pen/abcDEF', 'https://codepen.io/ada/embed/abcDEF?default-tab=result'],
    [
      'https://www.figma.com/design/abcDEF123456/Name?node-id=1',
      'https://embed.figma.com/design/abcDEF123456?embed-host=site',
    ],
  ])('makes the frame of %s from its identifier alone', (address, frame) => {
    const embedded = embeddedAt(address)
    expect(embedded && frameOf(embedded)).toBe(frame)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
    'https://evil.test/https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://user:pass@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:444/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=a"onload="x',
    'https://codepen.io/../pen/abcDEF',
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    '',
  ])('refuses %j', (address) => {
    expect(embeddedAt(address)).toBeNull()
  })

  it('accepts only videos where a video is wanted', () => {
    expect(embeddedAt('https://codepen.io/ada/pen/abcDEF', 'video')).toBeNull()
    expect(embeddedAt('https://vimeo.com/76979871', 'video')).toEqual({ provider: 'vimeo', id: '76979871' })
  })

  it('names the origin of every frame', () => {
    expect(EMBED_ORIGINS).toEqual([
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      'https://codepen.io',
      'https://embed.figma.com',
    ])
  })
})
