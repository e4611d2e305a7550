<?php

namespace PartnerIslands;

use Illuminate\Support\ServiceProvider;

/** Laravel: @islands(names, page, nonce) and @islandProps(props), with files in public/assets. Another provider may bind Islands otherwise. */
final class LaravelProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->app->singletonIf(Islands::class, fn () => new Islands($this->app->make('path.public') . '/assets'));
    }

    public function boot(): void
    {
        foreach (['islands' => 'islands', 'islandProps' => 'props'] as $directive => $method) {
            $call = fn (string $arguments) => "<?php echo \Illuminate\Container\Container::getInstance()->make(\PartnerIslands\Islands::class)->$method($arguments); ?>";
            $this->app->make('blade.compiler')->directive($directive, $call);
        }
    }
}
