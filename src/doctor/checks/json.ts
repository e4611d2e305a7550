import { jsonProblem, parseJson } from '../../page'
import type { CheckId } from '../checkList'
import { type Finding, finding } from '../Finding'
import type { PageElement } from '../PageElement'

/** The text begins as JSON whose quotes were HTML-escaped. */
const HTML_ESCAPED = /^\s*(?:[{[]\s*)?&(?:quot|apos|#0*3[49]|#x0*2[27]);/i

/** How a JSON script was escaped and whether it is JSON; `kind` is the first half of the check ids. */
export function checkJson(kind: 'data' | 'props', element: PageElement): Finding[] {
  const { text } = element
  if (HTML_ESCAPED.test(text))
    return [found('html-escaped', `the JSON is HTML-escaped: it begins with ${/&[^&;]*;/.exec(text)?.[0]} instead of a quote`)]
  const json = parseJson(text)
  if (!json.ok) return [isBrokenOut(text) ? brokenOut() : found('syntax', jsonProblem(json.text))]
  return text.includes('<') ? [found('unescaped', `there is an unescaped < in the JSON, near ${excerpt(text)}`)] : []

  function found(problem: 'html-escaped' | 'syntax' | 'unescaped', message: string): Finding {
    const check: CheckId = `${kind}/${problem}`
    return finding(check, message, element)
  }

  function brokenOut(): Finding {
    const check: CheckId = kind === 'data' ? 'data/broken-out' : 'props/unescaped'
    return finding(
      check,
      'a text in the JSON contains </script>, which ended the element: what follows it is now part of the page',
      element,
    )
  }
}

/** The text ends inside a string, as it does when a value has closed the element. */
function isBrokenOut(text: string): boolean {
  const quotes = text.replace(/\\./gs, '').match(/"/g) ?? []
  return quotes.length % 2 === 1 && /^\s*[{[]/.test(text)
}

// The tag only: what stands beside it may be a secret.
const excerpt = (text: string): string => JSON.stringify(/<[!/]?[\w-]{0,12}/.exec(text)?.[0] ?? '<')
