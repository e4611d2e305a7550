<?php
// Renders demo/recipes/blade/page.blade.php for each case on standard input.
require 'Illuminate/View/autoload.php';
require getenv('ADAPTER') . '/vendor/autoload.php';

$files = new Illuminate\Filesystem\Filesystem();
$cache = sys_get_temp_dir() . '/partner-islands-blade-' . getmypid();
mkdir($cache);
$compiler = new Illuminate\View\Compilers\BladeCompiler($files, $cache);
$resolver = new Illuminate\View\Engines\EngineResolver();
$resolver->register('blade', fn () => new Illuminate\View\Engines\CompilerEngine($compiler));
$events = new Illuminate\Events\Dispatcher();
$factory = new Illuminate\View\Factory($resolver, new Illuminate\View\FileViewFinder($files, ['demo/recipes/blade']), $events);

// The container that Laravel makes.
$container = Illuminate\Container\Container::getInstance();
$container->instance('blade.compiler', $compiler);
$container->instance(PartnerIslands\Islands::class, new PartnerIslands\Islands(getenv('DIST')));
$provider = new PartnerIslands\LaravelProvider($container);
$provider->register();
$provider->boot();

$cases = json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
echo json_encode(array_map(fn ($case) => $factory->make('page', $case)->render(), $cases), JSON_THROW_ON_ERROR);
$files->deleteDirectory($cache);
