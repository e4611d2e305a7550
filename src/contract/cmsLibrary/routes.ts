import { items } from '../envelopes'
import { Folder, FolderContent } from '../files/folder'
import { StoredFile } from '../files/storedFile'
import { route } from '../route'
import { Preset, PresetDraft } from './preset'

// Media and folders.
export const cms_media_list = route({ name: 'cms_media_list', method: 'GET', answer: FolderContent })
export const cms_media_upload = route({ name: 'cms_media_upload', method: 'POST', bodyType: 'multipart', answer: items(StoredFile) })
export const cms_media_move = route({ name: 'cms_media_move', method: 'POST', answer: FolderContent })
export const cms_media_delete = route({ name: 'cms_media_delete', method: 'DELETE', answer: 'empty' })
export const cms_folder_create = route({ name: 'cms_folder_create', method: 'POST', answer: Folder })
export const cms_folder_rename = route({ name: 'cms_folder_rename', method: 'PATCH', answer: Folder })
export const cms_folder_delete = route({ name: 'cms_folder_delete', method: 'DELETE', answer: 'empty' })

// Presets.
export const cms_preset_list = route({ name: 'cms_preset_list', method: 'GET', answer: items(Preset) })
export const cms_preset_details = route({ name: 'cms_preset_details', method: 'GET', answer: Preset })
export const cms_preset_save = route({ name: 'cms_preset_save', method: 'POST', answer: Preset })
export const cms_preset_remove = route({ name: 'cms_preset_remove', method: 'DELETE', answer: 'empty' })
export const cms_preset_import = route({ name: 'cms_preset_import', method: 'POST', bodyType: 'multipart', answer: items(Preset) })
export const cms_preset_request = route({ name: 'cms_preset_request', method: 'POST', answer: 'empty' })
export const cms_preset_map = route({ name: 'cms_preset_map', method: 'POST', answer: Preset })
export const cms_preset_insert = route({ name: 'cms_preset_insert', method: 'POST', answer: Preset })
export const cms_preset_used = route({ name: 'cms_preset_used', method: 'GET', answer: items(Preset) })
export const cms_preset_parse = route({ name: 'cms_preset_parse', method: 'POST', answer: PresetDraft })
