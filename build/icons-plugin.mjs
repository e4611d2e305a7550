import path from 'node:path'
import { onePath } from './onePath.mjs'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/** The pictures of lucide-react, each with as few elements as it can be drawn with, drawn by a function of our own that does it faster. */
export function icons() {
  return {
    name: 'icons',
    async load(id) {
      if (!ICON.test(id)) return null
      const { __iconData: data } = await import(id)
      // Other names of a picture lead to its own module.
      if (!data) return null
      const drawn = JSON.stringify({ ...data, node: onePath(data.node) })
      const creator = JSON.stringify(path.resolve('src/ui/icons/createIcon.ts'))
      return `import createIcon from ${creator}\nexport default /* @__PURE__ */ createIcon(${drawn})\n`
    },
  }
}
