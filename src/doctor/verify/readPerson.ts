import { parsePage, parseJson } from '../../page'
import { htmlLanguage, isDataBlock } from '../checks/dataBlock'
import { parseHtml } from '../parseHtml'
import { readPageAt } from '../reach'
import type { HeaderLine, Person } from './Call'
import type { CallerOptions } from './createCaller'

/** Opens the page as the person, and reads what it tells: routes, token, partner, roles. */
export async function readPerson(url: string, login: readonly HeaderLine[], options: CallerOptions): Promise<Person> {
  const { html } = await readPageAt(url, Object.fromEntries(login.map(({ name, value }) => [name, value])), options)
  const block = parseHtml(html).elements.find((element) => isDataBlock(element) && !element.isInert)
  const json = block && parseJson(block.text)
  const result = json?.ok ? parsePage(json.value, htmlLanguage(html)) : undefined
  return { login, page: result?.ok ? result.page : undefined }
}
