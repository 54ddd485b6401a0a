/** Names of brands and products, and abbreviations, which are the same in every language and stay untranslated. */
export const PROPER_NAMES: ReadonlySet<string> = new Set([
  ...'airpods behance codepen discord dribbble facebook github instagram linkedin pinterest pocket reddit'.split(
    ' ',
  ),
  ...'snapchat telegram tiktok twitter whatsapp youtube'.split(' '),
  ...'api cdn cpu css csv git gps hdmi html id javascript kpi pdf rss sms usb uv zip'.split(' '),
])
