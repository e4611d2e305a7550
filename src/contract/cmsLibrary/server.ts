import * as v from 'valibot'
import { FolderDraft } from '../files/folder'
import { Upload } from '../files/upload'
import { serverRoute } from '../serverRoute'
import { id } from '../tolerant'
import { PresetDraft } from './preset'
import * as client from './routes'

const host = 'cms'
const digits = ['webcard'] as const

// Media and folders.
export const cms_media_list = serverRoute(client.cms_media_list, {
  host,
  path: '/{webcard}/media',
  digits,
  query: v.object({ folder: v.optional(id) }),
})
export const cms_media_upload = serverRoute(client.cms_media_upload, {
  host,
  path: '/{webcard}/media/upload',
  digits,
  body: v.object({ ...Upload.entries, folder: v.optional(id) }),
})
export const cms_media_move = serverRoute(client.cms_media_move, {
  host,
  path: '/{webcard}/media/move',
  digits,
  body: v.object({ files: v.array(id), folder: v.nullable(id) }),
})
export const cms_media_delete = serverRoute(client.cms_media_delete, { host, path: '/{webcard}/media/{file}', ids: ['file'], digits })
export const cms_folder_create = serverRoute(client.cms_folder_create, { host, path: '/{webcard}/folder', digits, body: FolderDraft })
export const cms_folder_rename = serverRoute(client.cms_folder_rename, {
  host,
  path: '/{webcard}/folder/{folder}',
  ids: ['folder'],
  digits,
  body: v.pick(FolderDraft, ['name']),
})
export const cms_folder_delete = serverRoute(client.cms_folder_delete, {
  host,
  path: '/{webcard}/folder/{folder}',
  ids: ['folder'],
  digits,
})

// Presets.
export const cms_preset_list = serverRoute(client.cms_preset_list, { host, path: '/preset/list' })
export const cms_preset_details = serverRoute(client.cms_preset_details, { host, path: '/preset/{preset}/details', ids: ['preset'] })
export const cms_preset_save = serverRoute(client.cms_preset_save, { host, path: '/preset/save', body: PresetDraft })
export const cms_preset_remove = serverRoute(client.cms_preset_remove, { host, path: '/preset/{preset}/remove', ids: ['preset'] })
export const cms_preset_import = serverRoute(client.cms_preset_import, { host, path: '/preset/import', body: Upload })
export const cms_preset_request = serverRoute(client.cms_preset_request, {
  host,
  path: '/preset/request',
  body: v.object({ message: v.string() }),
})
export const cms_preset_map = serverRoute(client.cms_preset_map, {
  host,
  path: '/preset/{preset}/map',
  ids: ['preset'],
  body: v.record(v.string(), v.string()),
})
export const cms_preset_insert = serverRoute(client.cms_preset_insert, {
  host,
  path: '/preset/{preset}/insert/{webcard}',
  ids: ['preset'],
  digits,
})
export const cms_preset_used = serverRoute(client.cms_preset_used, { host, path: '/preset/used/{webcard}', digits })
export const cms_preset_parse = serverRoute(client.cms_preset_parse, { host, path: '/preset/parse', body: v.object({ html: v.string() }) })
