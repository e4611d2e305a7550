import * as v from 'valibot'
import { Folder, FolderContent, FolderDraft } from '../entities/folder'
import { Preset, PresetDraft } from '../entities/preset'
import { StoredFile } from '../entities/storedFile'
import { Upload } from '../entities/upload'
import { items } from '../envelopes'
import { route } from '../route'
import { id } from '../tolerant'

// The spec names these routes by words only; paths are ours.
const host = 'cms'
const digits = ['webcard'] as const

// Media and folders.
export const cms_media_list = route({
  name: 'cms_media_list',
  method: 'GET',
  host,
  path: '/{webcard}/media',
  digits,
  query: v.object({ folder: v.optional(id) }),
  answer: FolderContent,
})
export const cms_media_upload = route({
  name: 'cms_media_upload',
  method: 'POST',
  host,
  path: '/{webcard}/media/upload',
  digits,
  body: v.object({ ...Upload.entries, folder: v.optional(id) }),
  bodyType: 'multipart',
  answer: items(StoredFile),
})
export const cms_media_move = route({
  name: 'cms_media_move',
  method: 'POST',
  host,
  path: '/{webcard}/media/move',
  digits,
  body: v.object({ files: v.array(id), folder: v.nullable(id) }),
  answer: FolderContent,
})
export const cms_media_delete = route({
  name: 'cms_media_delete',
  method: 'DELETE',
  host,
  path: '/{webcard}/media/{file}',
  digits,
  answer: 'empty',
})
export const cms_folder_create = route({
  name: 'cms_folder_create',
  method: 'POST',
  host,
  path: '/{webcard}/folder',
  digits,
  body: FolderDraft,
  answer: Folder,
})
export const cms_folder_rename = route({
  name: 'cms_folder_rename',
  method: 'PATCH',
  host,
  path: '/{webcard}/folder/{folder}',
  digits,
  body: v.pick(FolderDraft, ['name']),
  answer: Folder,
})
export const cms_folder_delete = route({
  name: 'cms_folder_delete',
  method: 'DELETE',
  host,
  path: '/{webcard}/folder/{folder}',
  digits,
  answer: 'empty',
})

// Presets.
export const cms_preset_list = route({ name: 'cms_preset_list', method: 'GET', host, path: '/preset/list', answer: items(Preset) })
export const cms_preset_details = route({
  name: 'cms_preset_details',
  method: 'GET',
  host,
  path: '/preset/{preset}/details',
  answer: Preset,
})
export const cms_preset_save = route({
  name: 'cms_preset_save',
  method: 'POST',
  host,
  path: '/preset/save',
  body: PresetDraft,
  answer: Preset,
})
export const cms_preset_remove = route({
  name: 'cms_preset_remove',
  method: 'DELETE',
  host,
  path: '/preset/{preset}/remove',
  answer: 'empty',
})
export const cms_preset_import = route({
  name: 'cms_preset_import',
  method: 'POST',
  host,
  path: '/preset/import',
  body: Upload,
  bodyType: 'multipart',
  answer: items(Preset),
})
export const cms_preset_request = route({
  name: 'cms_preset_request',
  method: 'POST',
  host,
  path: '/preset/request',
  body: v.object({ message: v.string() }),
  answer: 'empty',
})
export const cms_preset_map = route({
  name: 'cms_preset_map',
  method: 'POST',
  host,
  path: '/preset/{preset}/map',
  body: v.record(v.string(), v.string()),
  answer: Preset,
})
export const cms_preset_insert = route({
  name: 'cms_preset_insert',
  method: 'POST',
  host,
  path: '/preset/{preset}/insert/{webcard}',
  digits,
  answer: Preset,
})
export const cms_preset_used = route({
  name: 'cms_preset_used',
  method: 'GET',
  host,
  path: '/preset/used/{webcard}',
  digits,
  answer: items(Preset),
})
export const cms_preset_parse = route({
  name: 'cms_preset_parse',
  method: 'POST',
  host,
  path: '/preset/parse',
  body: v.object({ html: v.string() }),
  answer: PresetDraft,
})
