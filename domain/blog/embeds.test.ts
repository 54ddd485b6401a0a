import { describe, expect, it } from 'vitest'
import { EMBED_PROVIDERS, embedOf } from './embeds.ts'

describe('an embed', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    [' https://www.youtube.com/shorts/dQw4w9WgXcQ ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://codepen.io/ada/pen/abcDEF', 'https://codepen.io/ada/embed/abcDEF?default-tab=result'],
  ])('is made of %s', (address, frame) => {
    const embed = embedOf(address)
    expect(embed?.frame).toBe(frame)
    expect(embed && frame.startsWith(EMBED_PROVIDERS[embed.provider].frame)).toBe(true)
  })

  it.each([
    'javascript:alert(1)//www.youtube.com/watch?v=dQw4w9WgXcQ',
    '//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://evil.example/www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:444/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://vimeo.com/76979871/../../x',
    'https://codepen.io/ada/pen/abc?x=/../',
    'https://codepen.io/ada/pen/../../x',
    'https://example.com/page',
    '',
  ])('is not made of %s', (address) => {
    expect(embedOf(address)).toBeNull()
  })
})
