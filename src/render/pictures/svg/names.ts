const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that are copied; all others are never drawn. */
export const DRAWN = words(`
  svg g defs symbol use switch
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feFuncR feFuncG feFuncB feFuncA feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDropShadow feFlood feGaussianBlur feMerge feMergeNode feMorphology feOffset
  feSpecularLighting feTile feTurbulence feDistantLight fePointLight feSpotLight
`);

/** Elements with information for people or programs, which draw nothing. */
export const REMARKS = words('title desc metadata');

/** Elements that are drawn only where they are referenced. */
export const DEFINITIONS = words(
  'defs symbol linearGradient radialGradient pattern clipPath mask marker filter',
);

/** Elements in which white space between children is significant. */
export const WORDED = words('text tspan textPath style');

/** Style properties, as attributes or in CSS. */
export const PROPERTIES = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  image-rendering isolation kerning letter-spacing lighting-color marker marker-end marker-mid marker-start
  mask mask-type mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width text-anchor text-decoration text-rendering transform transform-box transform-origin unicode-bidi
  vector-effect visibility word-spacing writing-mode
`);

/** Properties that are only valid in CSS, not as attributes. */
export const CSS_ONLY = words('mix-blend-mode isolation');

/** All other attributes. */
const ATTRIBUTES = words(`
  id class style href
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height d points pathLength viewBox preserveAspectRatio
  dx dy rotate textLength lengthAdjust startOffset method spacing side
  gradientTransform gradientUnits spreadMethod offset patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  requiredExtensions requiredFeatures systemLanguage
  filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent
  operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation z
  pointsAtX pointsAtY pointsAtZ xChannelSelector yChannelSelector scale stdDeviation radius
  baseFrequency numOctaves seed stitchTiles
`);

export const isKept = (attribute: string): boolean =>
  (PROPERTIES.has(attribute) && !CSS_ONLY.has(attribute)) || ATTRIBUTES.has(attribute);

/** Namespaces of SVG; a drawing without one is taken for SVG, as browsers do within a page. */
export const SVG_NAMES = ['', 'http://www.w3.org/2000/svg'];
export const XLINK = 'http://www.w3.org/1999/xlink';
export const XML = 'http://www.w3.org/XML/1998/namespace';

/** Namespaces of drawing programs: silently dropped. All other foreign namespaces are refused. */
const PROGRAMS = [
  'http://www.inkscape.org/',
  'http://inkscape.sourceforge.net/',
  'http://sodipodi.sourceforge.net/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://purl.org/dc/',
  'http://creativecommons.org/',
  'http://web.resource.org/cc/',
  'http://ns.adobe.com/',
  'adobe:ns:',
  'http://www.bohemiancoding.com/sketch/',
  'http://www.serif.com/',
  'http://www.figma.com/',
  'http://vectornator.io',
  'http://www.vectornator.io',
  'https://boxy-svg.com',
  'https://www.boxy-svg.com',
  'http://svgjs.',
  'http://schemas.microsoft.com/',
  'http://xmlns.openclipart.org/',
  'http://www.openswatchbook.org/',
  'http://krita.org/',
];

export const isOfProgram = (namespace: string): boolean => PROGRAMS.some((one) => namespace.startsWith(one));
