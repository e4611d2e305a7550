import type { Examined } from './Examined'
import { attribute, type PageElement } from './PageElement'

/** The path of a file below the folder that the package is published in: `chunks/core-4unpYUzS.js`. */
export function fileOf(address: string, { manifest }: Pick<Examined, 'manifest'>): string | undefined {
  const path = address.replace(/[?#].*/s, '')
  return Object.keys(manifest.files).find((file) => path === file || path.endsWith(`/${file}`))
}

const ENTRY = /(?:^|\/)partner-islands(?:[.-][\w.-]+)?\.js(?:[?#]|$)/

/** The script elements that load the package. */
export const ourScripts = (examined: Examined): PageElement[] =>
  examined.elements.filter((element) => element.name === 'script' && ENTRY.test(attribute(element, 'src')))

/** Preloads of files of the package. */
export const ourPreloads = ({ elements }: Examined): PageElement[] =>
  elements.filter(
    (element) =>
      element.name === 'link' &&
      attribute(element, 'rel') === 'modulepreload' &&
      /(?:^|\/)(?:chunks|messages)\/[\w.-]+\.js/.test(attribute(element, 'href')),
  )
