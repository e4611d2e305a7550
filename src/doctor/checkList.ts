export type Severity = 'error' | 'warning'

export interface Check {
  /** Errors keep islands from working or open the page to attackers; warnings cost speed or a part of an island. */
  readonly severity: Severity
  readonly remedy: string
}

export const error = (remedy: string): Check => ({ severity: 'error', remedy })
export const warning = (remedy: string): Check => ({ severity: 'warning', remedy })

/** Everything the doctor looks for. Ids are never renamed or reused: builds filter by them. */
export const CHECKS = {
  // The page as a whole.
  'page/html': error('Name a page that your server renders; this is something else.'),
  'page/weight': warning('Leave out of the page what islands can ask for, and long lists above all.'),
  'page/charset': warning('Send "Content-Type: text/html; charset=utf-8" or put <meta charset="utf-8"> first into <head>.'),
  'page/doctype': warning('Begin the page with <!doctype html>.'),
  'page/duplicate-id': error('Give every element an id of its own; in loops, append the id of the row.'),

  // The data block.
  'data/missing': error('Call islands() of your recipe in <head>, or print <script type="application/json" data-partner-page>…</script>.'),
  'data/printed-as-text': error('Print the call without HTML escaping: {{ …|raw }}, {!! … !!}, <%== … %>, {% autoescape off %}.'),
  'data/element': error('Put the data into <script type="application/json" data-partner-page>, not into another element or type.'),
  'data/duplicate': error('Print the data block once; only the first one is read.'),
  'data/empty': error('Pass the page data to the template that prints the block.'),
  'data/html-escaped': error('Switch HTML escaping off for this one value and print it with the helper of your recipe.'),
  'data/double-encoded': error('Encode the data once: pass the object, not a text that is JSON already.'),
  'data/syntax': error('Let a JSON encoder write the block instead of putting it together by hand.'),
  'data/broken-out': error('Escape < as \\u003c in the block: a text in the data closed the script element.'),
  'data/unescaped': error('Escape < as \\u003c in the block before a customer writes </script> or <!--<script> into a field.'),
  'data/contract-missing': error('Add "contract": 1 to the page data.'),
  'data/contract-version': error('Use the package whose contract version your templates speak, or change the templates.'),
  'data/unusable': error('Correct this value; without it no island starts.'),
  'data/role': warning('Write the role as the contract has it; one that is not known gives no rights.'),
  'data/value': warning('Correct this value; until then its default is used.'),
  'data/unknown-key': warning('Write the name as the contract has it.'),
  'data/user-missing': warning('Add "user" to the page data, or null on pages nobody is signed in to.'),

  // Host elements.
  'host/unknown-island': error('Use the name of an island; name islands of your own with --island NAME.'),
  'host/element': error('Put data-island on a <div>, <section>, <nav> or another plain container.'),
  'host/strategy': error('Use load, idle, visible, interaction, media((QUERY)) or manual.'),
  'host/nested': error('Move the inner host out of the outer one: an island replaces the content of its host.'),
  'host/inert': error('Move the host out of <template> and <noscript>: browsers do not show what is in them.'),
  'host/paragraph': error('Put the host beside the <p>, or use a <div> in place of the <p>: a paragraph cannot hold it.'),
  'host/none': warning('Add an element with data-island, or leave script and data out of this page.'),

  // Props.
  'props/html-escaped': error('Switch HTML escaping off for this one value and print it with the helper of your recipe.'),
  'props/syntax': error('Let a JSON encoder write the props.'),
  'props/unescaped': error('Escape < as \\u003c in the props before a customer writes </script> into a field.'),
  'props/type': error('Write type="application/json" on the script: without it browsers run it as JavaScript.'),
  'props/attribute': error('Put the props into a <script type="application/json"> inside the host.'),
  'props/duplicate': warning('Keep one JSON script per host; only the first one is read.'),

  // The script.
  'script/missing': error('Call islands() of your recipe in <head>, or add <script type="module" src="…/partner-islands.js"></script>.'),
  'script/type': error('Write type="module" on the script.'),
  'script/duplicate': warning('Print the script once, in the layout.'),
  'script/version': error('Take script and preloads of one page from one manifest.'),
  'script/nonce-missing': error('Write the nonce of the response on the script element.'),
  'script/nonce-mismatch': error('Write the same nonce into the policy and on the script element, a new one for every response.'),
  'script/nonce-reused': error('Make a new random nonce for every response, and do not cache the page.'),
  'script/blocked': error("Allow the script in script-src, by 'nonce-…' or by its host."),
  'script/importmap-blocked': error(
    'Write the nonce of the response on the import map, or its hash into script-src: it has the hashes of the files.',
  ),
  'script/importmap-late': error('Print the import map before the first module and the first preload: what comes later is not heeded.'),
  'script/connect-blocked': error("Add 'self' to connect-src: islands call your server."),

  // Files.
  'integrity/missing': warning('Take the integrity of the file from manifest.json.'),
  'integrity/island': warning('Name the island in the call of islands(), spelt as in data-island.'),
  'integrity/malformed': error('Write integrity as "sha256-…", copied from manifest.json.'),
  'integrity/mismatch': error('Take the integrity of this very file from the manifest.json beside it; browsers refuse the file.'),
  'integrity/crossorigin': error('Write crossorigin on elements that load files with integrity from another host.'),
  'asset/unknown': error('Read file names from manifest.json after every deployment; this file is not in it.'),
  'asset/missing': error('Publish the content of the folder dist/ where the address of the script points.'),
  'asset/type': error('Send scripts with "Content-Type: text/javascript", without a sign-in page in their place.'),
  'asset/uncompressed': warning(
    'Send scripts compressed: the build leaves a .br and a .gz copy beside each (handbook, "Run it in production").',
  ),
  'asset/uncached': warning('Send files with a hash in their name with "Cache-Control: public, max-age=31536000, immutable".'),
  'preload/many': warning('Preload the files that manifest.json lists for the islands of the page, and leave the others to them.'),
  'preload/unneeded': warning('Preload only what the islands of this page need, which manifest.json lists.'),

  // Routes.
  'routes/missing': error('Print the named routes of your server under "routes".'),
  'routes/unreadable': error('Write the route as a path or as {"path": …}, or print the dump of FOSJsRouting or Ziggy unchanged.'),
  'routes/needed': error('Add these routes to the page, or take the island off it.'),
  'routes/unknown-name': warning('Write the name of the route as the contract has it.'),
  'routes/parameters': error('Name the placeholders of the route as the contract does.'),
  'routes/scheme': error('Give routes as paths; where they live on another host, name it once in "baseUrl".'),

  // What must not be on a page.
  'secret/likely': error('Keep secrets on the server: everybody can read what is in a page.'),

  // A running host, with --api.
  'api/unreachable': error('Start the server, and check the address of the route.'),
  'api/unauthorized': error('Pass the cookie of a signed-in person: --cookie "name=value".'),
  'api/status': error('Serve the route with status 200, or take it out of the page.'),
  'api/type': error('Answer with "Content-Type: application/json".'),
  'api/syntax': error('Answer with JSON.'),
  'api/answer': error('Answer in the form that the contract describes, see openapi.json.'),
} as const satisfies Readonly<Record<string, Check>>

export type CheckId = keyof typeof CHECKS
