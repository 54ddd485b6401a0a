/**
 * What an SVG may consist of. Whatever is not here is dropped; what is dangerous is refused before (violations.ts).
 * Names are those of SVG 2, SMIL and the filter module.
 */
export const ELEMENTS: ReadonlySet<string> = new Set(
  words(`
    svg g defs symbol use switch title desc style
    path rect circle ellipse line polyline polygon
    text tspan textPath image marker pattern mask clipPath
    linearGradient radialGradient stop
    animate animateMotion animateTransform mpath set
    filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
    feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
    feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
    feTurbulence`),
)

export const ANIMATION_ELEMENTS: ReadonlySet<string> = new Set(
  words('animate animateColor animateMotion animateTransform set'),
)

/** Elements that can run code or hold another document, in whatever namespace they come. */
export const SCRIPT_ELEMENTS: ReadonlySet<string> = new Set(
  words(
    'script foreignobject iframe frame object embed applet audio video canvas handler listener base meta link form',
  ),
)

/** Attributes whose value is words for people or names, so that CSS has no part in it. */
export const TEXT_ATTRIBUTES: ReadonlySet<string> = new Set(
  words('id class lang xml:lang xml:space role aria-label aria-hidden aria-labelledby aria-describedby'),
)

/** Attributes that style or place something: allowed, and the only ones that an animation may change. */
export const PRESENTATION_ATTRIBUTES: ReadonlySet<string> = new Set(
  words(`
    alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
    color-interpolation-filters color-rendering cursor direction display dominant-baseline enable-background
    fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size font-size-adjust
    font-stretch font-style font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical
    image-rendering isolation kerning letter-spacing lighting-color marker marker-end marker-mid marker-start
    mask mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color
    stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
    stroke-opacity stroke-width text-anchor text-decoration text-rendering transform transform-box
    transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode
    d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height points viewBox preserveAspectRatio
    pathLength offset gradientTransform gradientUnits spreadMethod patternContentUnits patternTransform
    patternUnits maskContentUnits maskUnits clipPathUnits markerHeight markerUnits markerWidth orient refX refY
    lengthAdjust textLength rotate startOffset method spacing side
    amplitude azimuth baseFrequency bias diffuseConstant divisor edgeMode elevation exponent filterUnits in in2
    intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength limitingConeAngle mode numOctaves operator order
    pointsAtX pointsAtY pointsAtZ preserveAlpha primitiveUnits radius result scale seed slope
    specularConstant specularExponent stdDeviation stitchTiles surfaceScale tableValues targetX targetY type
    xChannelSelector yChannelSelector z values`),
)

const OTHER_ATTRIBUTES = words(`
    style version href xlink:href requiredExtensions requiredFeatures systemLanguage
    attributeName attributeType begin dur end min max restart repeatCount repeatDur calcMode keyTimes keySplines
    keyPoints from to by additive accumulate path origin media`)

export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...TEXT_ATTRIBUTES,
  ...PRESENTATION_ATTRIBUTES,
  ...OTHER_ATTRIBUTES,
])

/** CSS functions that only compute or look inside the document (`url` is checked by its argument). */
export const CSS_FUNCTIONS: ReadonlySet<string> = new Set(
  words(`
    url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp var
    matrix matrix3d translate translatex translatey translate3d scale scalex scaley scale3d rotate rotatex
    rotatey rotatez rotate3d skew skewx skewy perspective cubic-bezier steps linear not is where
    blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
    nth-child nth-of-type nth-last-child inset circle ellipse polygon path`),
)

/** At-rules that bring nothing in from outside. */
export const CSS_AT_RULES: ReadonlySet<string> = new Set(
  words('keyframes -webkit-keyframes media supports charset'),
)

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
