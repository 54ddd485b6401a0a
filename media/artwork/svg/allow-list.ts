/**
 * Allowed elements of an SVG. Others are removed; dangerous ones refuse the file before (violations.ts).
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

/** Elements that can run code or contain another document, in any namespace. */
export const SCRIPT_ELEMENTS: ReadonlySet<string> = new Set(
  words(
    'script foreignobject iframe frame object embed applet audio video canvas handler listener base meta link form',
  ),
)

/** Events of HTML and SVG, some by a common prefix: an attribute `on…` with such a name is a handler. */
export const EVENT =
  /^(?:abort|activate|after|animation|aux|before|begin$|blur|bounce|can|change|click|close|context|copy|cue|cut$|data|dbl|device|drag|drop|duration|emptied|end(?:ed|event)?$|error|fetch|finish|focus|form|freeze|full|gesture|got|hash|input|install|invalid|key|language|load|lost|message|mouse|move|offline$|online$|open$|orientation|page|paste|pause|play|pointer|pop|progress|rate|ready|reject|repeat|reset|resize|resume|scroll|search|security|seek|select|show$|slot|stalled|start$|stop$|storage|submit|suspend|time|toggle|touch|transition|unhandled|unload|volume|waiting|webkit|wheel|zoom)/

/** Attributes whose value is text or a name, and so is not read as CSS. */
export const TEXT_ATTRIBUTES: ReadonlySet<string> = new Set(
  words('id class lang xml:lang xml:space role aria-label aria-hidden aria-labelledby aria-describedby'),
)

/** Attributes that style or place an element. Only these may be animated. */
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

/** CSS functions that only compute or refer inside the document (`url` is checked by its argument). */
export const CSS_FUNCTIONS: ReadonlySet<string> = new Set(
  words(`
    url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp var env
    abs sign round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp
    matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
    rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective cubic-bezier steps linear
    blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
    inset rect xywh circle ellipse polygon path ray counter counters format
    linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
    not is where has lang dir nth-child nth-of-type nth-last-child nth-last-of-type`),
)

/** At-rules that load nothing. All others are removed. */
export const CSS_AT_RULES: ReadonlySet<string> = new Set(
  words('keyframes -webkit-keyframes -moz-keyframes media supports layer container property'),
)

/** At-rules that load something from outside: a file with one of them is refused. */
export const LOADING_AT_RULES: ReadonlySet<string> = new Set(words('import font-face document -moz-document'))

/** Properties that attached a script to an element in old browsers. */
export const CSS_BINDINGS: ReadonlySet<string> = new Set(words('behavior -ms-behavior -moz-binding'))

/** Node types of css-tree that are written to the output. `Raw` is text that it could not parse. */
export const CSS_NODES: ReadonlySet<string> = new Set(
  words(`
    StyleSheet Rule Block Declaration DeclarationList Value Atrule AtrulePrelude
    SelectorList Selector TypeSelector ClassSelector IdSelector AttributeSelector PseudoClassSelector
    PseudoElementSelector NestingSelector Combinator Nth AnPlusB Percentage
    Identifier Number Dimension Hash Function Url String Operator Parentheses Brackets Ratio
    MediaQueryList MediaQuery Condition Feature FeatureRange FeatureFunction SupportsDeclaration
    LayerList Layer`),
)

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
