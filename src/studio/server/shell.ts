/** The favicon: two clear cards, one on the other. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="4" y="3" width="17" height="23" rx="3" fill="#7d1420"/><rect x="11" y="6" width="17" height="23" rx="3" fill="#c8d8e4" fill-opacity=".72" stroke="#15111a" stroke-width="1.5"/></svg>`;

/** The HTML of the page. @param nonce allows the editor, and no other code, to add styles */
export const shell = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="nonce" content="${nonce}">
<title>Shroud studio</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/studio.css">
<script src="/studio.js" defer></script>
</head>
<body><div id="studio"></div><noscript>The studio needs JavaScript.</noscript></body>
</html>
`;

/** The content security policy: only files of this server, no inline script, no embedding in other pages. */
export const policy = (host: string, nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' ws://${host}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
