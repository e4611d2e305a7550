<?php
// What a page with islands needs, read from the manifest of partner-islands; islands() goes into <head>.
const PARTNER_ISLANDS_BASE = '/assets/';

function islands(array $names, array $page, string $nonce): string
{
    static $manifest;
    $manifest ??= json_decode(file_get_contents((getenv('PARTNER_ISLANDS_DIST') ?: __DIR__ . '/public/assets') . '/manifest.json'), true);
    [$files, $lazy] = [$manifest['core'], []];
    foreach (['shared', ...$names] as $name) {
        $files = [...$files, ...$manifest['islands'][$name]['preload'] ?? [], ...array_filter([$manifest['messages'][$name][$page['locale']] ?? null])];
        $lazy = [...$lazy, ...$manifest['islands'][$name]['lazy'] ?? []];
    }
    $cdn = $page['config']['cdnHost'] ?? '';
    $base = ($cdn === '' || str_contains($cdn, '/') ? '' : 'https://') . rtrim($cdn, '/') . PARTNER_ISLANDS_BASE;
    foreach (array_unique([...$files, ...$lazy]) as $file) $hashes[$base . $file] = $manifest['files'][$file]['integrity'];
    foreach (array_unique($files) as $file) {
        $place = sprintf('="%s" integrity="%s" nonce="%s"', $base . $file, $manifest['files'][$file]['integrity'], $nonce);
        $lines[] = $file === $manifest['entry'] ? "<script type=\"module\" src$place></script>" : "<link rel=\"modulepreload\" href$place>";
    }
    $data = '<script type="application/json" data-partner-page>' . island_json($page) . '</script>';
    return implode("\n", ["<script type=\"importmap\" nonce=\"$nonce\">" . island_json(['integrity' => $hashes]) . '</script>', ...$lines, $data]);
}

function island_props(array $props): string
{
    return '<script type="application/json">' . island_json($props) . '</script>';
}

function island_json(mixed $value): string
{
    return json_encode($value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
}
