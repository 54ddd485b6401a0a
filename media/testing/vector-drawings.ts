const svg = (content: string, attributes = 'viewBox="0 0 40 40" width="40" height="40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`

const STOPS =
  '<stop offset=".2" stop-color="#d22"/><stop offset=".5" stop-color="#fd2"/><stop offset="1" stop-color="#26d"/>'

/** Drawings that each vector format expresses. */
export const OPAQUE_DRAWINGS = {
  'fills by both rules': svg(
    '<path fill="#a22" fill-rule="evenodd" d="M2 2h20v20H2zM8 8h8v8H8z"/><path fill="#2a2" d="M20 20a8 8 0 1 0 9 9q2 8 8 0z"/>',
  ),
  'a view box beside the origin, in a wider page': svg(
    '<circle cx="15" cy="15" r="4" fill="#26d"/><path fill="#fa0" d="M10 10h3v3z"/>',
    'viewBox="10 10 10 10" width="60" height="30"',
  ),
  'strokes with caps, joins, dashes and transforms': svg(
    '<g fill="none" stroke="#333" stroke-width="3"><path stroke-linecap="round" stroke-linejoin="round" d="M5 5l8 6l-8 6M25 8h.01"/><path stroke-dasharray="1 5" stroke-linecap="round" d="M4 34h32"/><path stroke-dasharray="4 2" stroke-dashoffset="3" d="M4 28h32"/><path transform="rotate(20 20 20) scale(2 .7)" stroke-linejoin="bevel" d="M10 22l4 8l4 -8"/><path stroke-miterlimit="2" d="M28 4l4 14l4 -14"/></g>',
  ),
  'gradients in units of the shape and of the drawing': svg(
    `<defs><linearGradient id="a" gradientTransform="rotate(30)">${STOPS}</linearGradient><radialGradient id="b" cx="30" cy="10" r="9" fx="33" fy="8" gradientUnits="userSpaceOnUse">${STOPS}</radialGradient><linearGradient id="c" x1="4" x2="36" gradientUnits="userSpaceOnUse">${STOPS}</linearGradient></defs><path fill="url(#a)" d="M2 2c8 -4 16 4 16 16h-16z"/><circle cx="30" cy="10" r="9" fill="url(#b)"/><path fill="none" stroke="url(#c)" stroke-width="5" d="M4 28h32"/><g transform="rotate(8) scale(1 .5)"><path fill="url(#a)" d="M10 64h24v10H10z"/></g>`,
  ),
  'clips within clips': svg(
    '<defs><clipPath id="a" clip-path="url(#b)"><path clip-rule="evenodd" d="M4 4h32v32H4zM14 14h12v12H14z"/></clipPath><clipPath id="b"><circle cx="22" cy="22" r="15"/></clipPath></defs><g clip-path="url(#a)" transform="rotate(10 20 20)"><path fill="#26d" d="M0 0h40v20H0z"/><path fill="#fa0" d="M0 20h40v20H0z"/></g><path fill="#333" d="M0 0h3v3H0z"/>',
  ),
  'a stroke under its fill': svg(
    '<path paint-order="stroke" fill="#fd2" stroke="#333" stroke-width="6" d="M10 10h20v20H10z"/>',
  ),
} as const satisfies Record<string, string>

/** Drawings that need opacity. */
export const TRANSPARENT_DRAWINGS = {
  'half-transparent shapes that overlap': svg(
    '<circle cx="15" cy="20" r="12" fill="#d22" fill-opacity=".5"/><circle cx="25" cy="20" r="12" fill="#26d" opacity=".5"/><path stroke="#000" stroke-opacity=".3" stroke-width="4" d="M2 20h36"/>',
  ),
  'a gradient that fades': svg(
    '<defs><linearGradient id="a" y2="1" x2="0"><stop stop-color="#26d"/><stop offset="1" stop-color="#26d" stop-opacity="0"/></linearGradient></defs><path fill="#fd2" d="M0 0h20v40H0z"/><path fill="url(#a)" d="M4 2h32v36H4z"/>',
  ),
} as const satisfies Record<string, string>

/** A drawing with each feature that no vector format gets. */
export const UNOFFERED_DRAWINGS = {
  'group-opacity': svg('<g opacity=".5"><path d="M0 0h9v9z"/><path d="M4 0h9v9z"/></g>'),
  blending: svg('<path d="M0 0h9v9z" style="mix-blend-mode:multiply"/>'),
  mask: svg(
    '<defs><mask id="a"><path fill="#fff" d="M0 0h9v9z"/></mask></defs><path mask="url(#a)" d="M0 0h9v9z"/>',
  ),
  'complex-clip': svg(
    '<defs><clipPath id="a"><path d="M0 0h9v9z"/><path d="M4 0h9v9z"/></clipPath></defs><path clip-path="url(#a)" d="M0 0h9v9z"/>',
  ),
  filter: svg(
    '<defs><filter id="a"><feGaussianBlur stdDeviation="2"/></filter></defs><path filter="url(#a)" d="M0 0h9v9z"/>',
  ),
  pattern: svg(
    '<defs><pattern id="a" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0h2v2z"/></pattern></defs><path fill="url(#a)" d="M0 0h9v9z"/>',
  ),
  picture: svg(
    '<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="/>',
  ),
  'gradient-repeat': svg(
    `<defs><linearGradient id="a" x2=".2" spreadMethod="reflect">${STOPS}</linearGradient></defs><path fill="url(#a)" d="M0 0h9v9z"/>`,
  ),
  motion: svg(
    '<path d="M0 0h9v9z"><animate attributeName="opacity" values="0;1" dur="1s" repeatCount="indefinite"/></path>',
  ),
} as const satisfies Record<string, string>
